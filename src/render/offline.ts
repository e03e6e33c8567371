import type { Boot } from '#schemas/page-boot.ts'
import { workerPath } from '#schemas/service-worker.ts'
import type { Locale } from '#schemas/text.ts'
import { type ClientFiles, sheetOf } from './document-options.ts'
import { fontPreloads } from './fonts.ts'
import { pictureUrl, type SiteView } from './site-view.ts'

const words: Record<Locale, { text: string; again: string; close: string }> = {
  id: {
    text: 'Tidak ada sambungan ke situs ini. Halaman yang Anda buka tetap di sini.',
    again: 'Coba lagi',
    close: 'Tutup',
  },
  en: {
    text: 'This site cannot be reached. The page that you have open stays here.',
    again: 'Try again',
    close: 'Close',
  },
}

/** The notice that the site cannot be reached, hidden: the browser's runtime can load nothing when it needs it. */
export function offlineNotice(locale: Locale): string {
  const { text, again, close } = words[locale]
  return (
    `<div class="offline" hidden><p role="alert" data-text="${text}"></p>` +
    `<button type="button" value="again">${again}</button><button type="button">${close}</button></div>`
  )
}

/** The service worker that a page registers; none where the client has none, or the settings of the site say so. */
export const workerOf = (
  { settings }: Pick<SiteView, 'settings'>,
  { files }: { files: Pick<ClientFiles, 'offline'> },
): Pick<Boot, 'worker'> =>
  files.offline !== undefined && settings.hasOfflinePage ? { worker: workerPath } : {}

/** The immutable files that the offline page of a site shows: paths with their query. */
export function offlineFiles(
  { settings, layout }: Pick<SiteView, 'settings' | 'layout'>,
  files: ClientFiles,
): string[] {
  const { logoDark, css } = settings
  return [
    files.script,
    ...(files.offline ?? []),
    sheetOf(files, layout.theme),
    ...fontPreloads([css.ft_primary, css.ft_secondary]),
    ...(logoDark?.startsWith('asset:') ? [pictureUrl(layout, logoDark)] : []),
  ]
}
