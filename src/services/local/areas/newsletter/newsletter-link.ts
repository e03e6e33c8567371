import { newsletterPaths } from '#schemas/newsletter-paths.ts'
import type { Locale } from '#schemas/text.ts'

interface LinkTarget {
  origin: string
  token: string
  locale: Locale | undefined
}

/** The address of a page of the newsletter for a mail or a file, in a language. */
export function newsletterLink(
  page: keyof typeof newsletterPaths,
  { origin, token, locale }: LinkTarget,
): string {
  const url = new URL(newsletterPaths[page], origin)
  url.searchParams.set('token', token)
  if (locale !== undefined) url.searchParams.set('lang', locale)
  return url.href
}
