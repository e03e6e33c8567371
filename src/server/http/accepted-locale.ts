import { Locale } from '#schemas/text.ts'

/** The language that an Accept-Language header prefers among those we speak; else `fallback`. */
export function acceptedLocale(header: string | undefined, fallback: Locale): Locale {
  const wanted = (header ?? '').slice(0, 1000).split(',').map(toRange)
  const best = wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  const found = best
    .map(({ language }) => Locale.safeParse(language))
    .find(({ success }) => success)
  return found?.data ?? fallback
}

/** `en-GB;q=0.8` is `en` with the weight 0.8; RFC 9110, section 12.5.4. */
function toRange(range: string) {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
  const weight = parameters
    .map((each) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(each)?.[1])
    .find(Boolean)
  return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
}
