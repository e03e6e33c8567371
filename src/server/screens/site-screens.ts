import type { Screen } from '#src/render/screen.ts'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { currentRequest } from '../http/request-scope.ts'
import { awayWords, closedWords, errorWords, linkWords, offlineWords } from './screen-words.ts'

/** Which page a screen is in place of. */
export interface ScreenPlace {
  locale: Locale
  /** The first page of the site in this language. */
  home: string
  /** Whether causes may be shown: only to those who develop. */
  isDevelopment: boolean
}

/** Whether an error says that something cannot be reached for a while. */
export const isAway = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status === 503

/** The screen in place of a page that could not be rendered: because its data could not be loaded, or by a defect. */
export function brokenScreen(error: unknown, place: ScreenPlace): Screen {
  const { locale } = place
  const home = { href: place.home, label: linkWords[locale].home }
  const again = { href: '', label: linkWords[locale].again }
  if (isAway(error)) return { status: 503, ...awayWords[locale], links: [again, home] }
  return { status: 500, ...errorWords[locale], detail: detailOf(error, place), links: [home] }
}

/** The screen of a closed route, or of a closed site, which has nowhere to go on to. */
export function closedScreen({ locale, home }: ScreenPlace, isWhole: boolean): Screen {
  const links = isWhole ? [] : [{ href: home, label: linkWords[locale].home }]
  return { status: 503, ...closedWords[locale], links, isAlone: isWhole }
}

/** What a browser shows in place of any page while the site cannot be reached. */
export function offlineScreen({ locale, home }: ScreenPlace): Screen {
  const links = [
    { href: '', label: linkWords[locale].again },
    { href: home, label: linkWords[locale].home },
  ]
  return { status: 200, ...offlineWords[locale], links, isAlone: true, isOffline: true }
}

/** The id by which the failure is found in the log, and for those who develop its cause; undefined outside of a request. */
export function detailOf(
  error: unknown,
  { locale, isDevelopment }: Pick<ScreenPlace, 'locale' | 'isDevelopment'>,
): string | undefined {
  const id = currentRequest()?.id
  const reference = id ? linkWords[locale].reference.replace('{id}', id) : undefined
  const cause = isDevelopment ? String(error) : undefined
  return [reference, cause].filter((part) => part !== undefined).join(' – ') || undefined
}
