import type { StarterRows } from '#schemas/starter.ts'
import { sanitise } from '../../../safe-html.ts'
import { sanitiseTranslations } from '../../text/translations.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { newRow, toPicture } from '../../starter/new-row.ts'

/** Fields of work and the jobs in each. */
export function toCareerRows(siteId: string, starter: StarterRows) {
  const rows = starter.careers.map(({ jobs, about, cover, translations, ...rest }, position) => ({
    row: {
      ...rest,
      ...newRow(siteId),
      translations: sanitiseTranslations(translations, ['about']),
      about: sanitise(about),
      cover: toPicture(cover),
      position,
    },
    jobs,
  }))
  return {
    careers: rows.map(({ row }) => row),
    jobs: rows.flatMap(({ row, jobs }) =>
      jobs.map(({ publishedInDays, closesInDays, about, city, translations, ...job }) => ({
        ...job,
        ...newRow(siteId),
        careerId: row.id,
        city: city ?? null,
        translations: sanitiseTranslations(translations, ['about']),
        about: sanitise(about),
        publishedAt: startOfDay(publishedInDays),
        closesAt: startOfDay(closesInDays),
      })),
    ),
  }
}
