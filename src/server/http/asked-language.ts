import type { Context } from 'hono'
import { Locale } from '#schemas/text.ts'

/** The language of messages in a call: of those in Accept-Language that the product speaks, the one preferred; else English. */
export function askedLanguage(c: Context): Locale {
  const header = (c.req.header('accept-language') ?? '').slice(0, 500)
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      const q = Number(weight?.split('=')[1] ?? 1)
      return { language: Locale.safeParse(tag.split('-')[0]).data, q: q > 0 ? q : 0 }
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
  return wanted.find(({ language }) => language !== undefined)?.language ?? 'en'
}
