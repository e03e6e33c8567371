import { pictureUrl } from '#src/render/site-view.ts'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { Site } from '#src/sites/sites.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { awayScreen, errorScreen, maintenanceScreen } from '../screens/message-screens.ts'
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

/** When a page whose data could not be loaded may be asked for again. */
export const retrySeconds = 5

/** The page in place of one that could not be rendered: because its data could not be loaded, or by a defect. */
export async function brokenPage(locale: Locale, error: unknown): Promise<NewPage> {
  const isAway = error instanceof ServiceError && error.status === 503
  const { html: body, style } = await (isAway ? awayScreen : errorScreen)(locale)
  return {
    status: isAway ? 503 : 500,
    headers: {
      'content-type': htmlType,
      'cache-control': 'no-store',
      ...(isAway ? { 'retry-after': String(error.retryAfter ?? retrySeconds) } : {}),
      ...documentHeaders(style),
    },
    body,
    entities: new Set(),
    isPartial: true,
  }
}
