import type { PageContext } from '#schemas/page-boot.ts'
import type { Batch } from '#schemas/services/batch.ts'
import type { ClassItem } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay, formatRupiah } from '../parts/format.ts'
import { batchState, weeksOf } from './batch-state.ts'
import { strings } from './strings.ts'

interface BootcampFactsProps {
  batches: readonly Batch[]
  classes: readonly ClassItem[]
  page: PageContext
}

/** When the next batch begins, how long it takes, how many places it has, and what the classes cost. */
export function BootcampFacts({ batches, classes, page }: BootcampFactsProps) {
  const { locale, now } = page
  const t = strings[locale]
  const next = batches.find((batch) => batchState(batch, now) !== 'started')
  const price = priceWords(classes, locale)
  const facts = [
    ...(next === undefined
      ? []
      : [
          [t.start, formatDay(next.startsAt, locale)],
          [t.length, t.weeks(weeksOf(next))],
          [t.seats, t.places(next.seats)],
        ]),
    ...(price === undefined ? [] : [[t.price, price]]),
  ]
  if (facts.length === 0) return null
  return (
    <dl className="bootcamp-facts" aria-label={t.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="bootcamp-fact">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a class costs, or from what to what; undefined without classes. Those that have ended do not count, while others have not. */
function priceWords(classes: readonly ClassItem[], locale: Locale): string | undefined {
  const open = classes.filter(({ ended }) => !ended)
  const prices = (open.length > 0 ? open : classes).map(({ price }) => price)
  if (prices.length === 0) return undefined
  const t = strings[locale]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (most === 0) return t.free
  const words = (price: number) => (price === 0 ? t.free : formatRupiah(price, locale))
  return t.perClass(least === most ? words(most) : `${words(least)}–${words(most)}`)
}
