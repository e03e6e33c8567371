import type { StarterRows } from '#schemas/starter.ts'
import { newRow } from '../../starter/new-row.ts'
import { startOfDayIn, timeOfDay } from '../../time/start-of-day.ts'
import { fromEvent } from './event-columns.ts'

type StarterPost = StarterRows['posts'][number]
type StarterEvent = NonNullable<StarterPost['event']>
type Period = Pick<StarterEvent, 'startsInDays' | 'startsAt' | 'endsInDays' | 'endsAt'>

const toPeriod = (
  { startsInDays, startsAt, endsInDays, endsAt }: Period,
  { zone }: StarterEvent,
) => ({
  startsAt: timeOfDay(startOfDayIn(zone, startsInDays), startsAt),
  endsAt: timeOfDay(startOfDayIn(zone, endsInDays), endsAt),
})

/** The columns of the event of a post. */
export function toEventColumns(event: StarterEvent) {
  const { startsAt, endsAt } = toPeriod(event, event)
  const { zone, place, address, onlineUrl, registerUrl, seats } = event
  return fromEvent({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    zone,
    place: place ?? null,
    address: address ?? null,
    onlineUrl: onlineUrl ?? null,
    registerUrl: registerUrl ?? null,
    seats: seats ?? null,
  })
}

/** The programs and careers of the events among these posts. */
export function toEventParts(siteId: string, rows: { post: StarterPost; row: { id: string } }[]) {
  const events = rows.flatMap(({ post: { event }, row }) =>
    event === undefined ? [] : [{ event, postId: row.id }],
  )
  return {
    eventPrograms: events.flatMap(({ event, postId }) =>
      event.programs.map((program) => ({
        ...newRow(siteId),
        postId,
        slug: program.slug,
        name: program.name,
        summary: program.summary,
        language: program.language,
        translations: program.translations,
        ...toPeriod(program, event),
      })),
    ),
    eventCareers: events.flatMap(({ event, postId }) =>
      event.careers.map((career, position) => ({ ...career, ...newRow(siteId), postId, position })),
    ),
  }
}
