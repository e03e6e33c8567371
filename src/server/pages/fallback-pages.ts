import { pictureUrl } from '#src/render/site-view.ts'
import type { Locale } from '#schemas/text.ts'
import type { Site } from '#src/sites/sites.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { errorScreen, maintenanceScreen } from '../screens/message-screens.ts'
import type { NewPage } from './page-cache.ts'

export const htmlType = 'text/html; charset=utf-8'

/** The page of a site under maintenance. */
export async function maintenancePage(
  { settings, layout }: Site,
  locale: Locale,
): Promise<NewPage> {
  const image = settings.logoDark ? pictureUrl(layout, settings.logoDark) : null
  const { html: body, style } = await maintenanceScreen(image, locale)
  return {
    status: 503,
    headers: {
      'content-type': htmlType,
      'cache-control': 'no-store',
      'retry-after': '600',
      ...documentHeaders(style),
    },
    body,
    entities: new Set(),
    isPartial: true,
  }
}

/** The page in place of one that could not be rendered. */
export async function brokenPage(locale: Locale): Promise<NewPage> {
  const { html: body, style } = await errorScreen(locale)
  return {
    status: 500,
    headers: { 'content-type': htmlType, 'cache-control': 'no-store', ...documentHeaders(style) },
    body,
    entities: new Set(),
    isPartial: true,
  }
}
