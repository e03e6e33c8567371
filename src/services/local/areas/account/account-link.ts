import type { Locale } from '#schemas/text.ts'

/** The address of an account page for a mail, in the language in which the mail was asked for. */
export function accountLink(origin: string, path: string, locale: Locale | undefined): string {
  const url = new URL(`/account/${path}`, origin)
  if (locale !== undefined) url.searchParams.set('lang', locale)
  return url.href
}
