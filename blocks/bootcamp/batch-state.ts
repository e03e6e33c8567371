import type { Batch } from '#schemas/services/batch.ts'

type Dates = Pick<Batch, 'registrationOpensAt' | 'registrationClosesAt' | 'startsAt' | 'endsAt'>
export type BatchState = 'comingSoon' | 'onRegistration' | 'soon' | 'started' | 'ended'

/** The state of a batch at a moment. */
export function batchState(batch: Dates, now: string): BatchState {
  const [moment, opens, closes, starts, ends] = [
    now,
    batch.registrationOpensAt,
    batch.registrationClosesAt,
    batch.startsAt,
    batch.endsAt,
  ].map((iso) => Date.parse(iso)) as [number, number, number, number, number]
  if (moment >= ends) return 'ended'
  if (moment < opens) return 'comingSoon'
  if (moment < closes) return 'onRegistration'
  return moment < starts ? 'soon' : 'started'
}

/** The next moment at which one of the batches has another state; undefined when none changes any more. */
export function nextBatchChange(batches: readonly Dates[], now: string): Date | undefined {
  const moments = batches
    .flatMap((one) => [one.registrationOpensAt, one.registrationClosesAt, one.startsAt, one.endsAt])
    .map((iso) => Date.parse(iso))
    .filter((moment) => moment > Date.parse(now))
  return moments.length === 0 ? undefined : new Date(Math.min(...moments))
}

const week = 7 * 86_400_000

/** How many weeks a batch takes, a begun one counted as one. */
export const weeksOf = ({ startsAt, endsAt }: Dates): number =>
  Math.max(1, Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / week))
