import type { Screen } from '#src/render/screen.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { lastScreen } from '../screens/message-screens.ts'
import {
  brokenScreen,
  closedScreen,
  detailOf,
  isAway,
  offlineScreen,
  type ScreenPlace,
} from '../screens/site-screens.ts'
import type { NewPage } from './page-cache.ts'
import { htmlType } from './page-headers.ts'
import { retrySeconds } from './render-or-refuse.ts'

/** How a screen is drawn in place of a page, and what the site reports when one cannot be. */
export interface ScreenMaker {
  place: ScreenPlace
  /** Renders a screen with the theme of its site. */
  draw(screen: Screen): Promise<NewPage>
  failed(error: unknown): void
}

/** When a closed page may be asked for again. */
const closedSeconds = 600

/** The page in place of a closed one: of the whole site, or of a route alone. */
export const closedPage = (maker: ScreenMaker, isWhole: boolean): Promise<NewPage> =>
  drawOrLast(maker, closedScreen(maker.place, isWhole), closedSeconds)

/** The page in place of one that could not be rendered: because its data could not be loaded, or by a defect. */
export const brokenPage = (maker: ScreenMaker, error: unknown): Promise<NewPage> =>
  drawOrLast(
    maker,
    brokenScreen(error, maker.place),
    isAway(error) ? (error.retryAfter ?? retrySeconds) : undefined,
  )

/** What a browser shows in place of any page while the site cannot be reached. Throws when it cannot be drawn. */
export const offlinePage = (maker: ScreenMaker): Promise<NewPage> =>
  maker.draw(offlineScreen(maker.place))

/** A screen; when it cannot be drawn, a document that needs nothing of the site. Neither is cached. */
async function drawOrLast(
  maker: ScreenMaker,
  screen: Screen,
  retryAfter: number | undefined,
): Promise<NewPage> {
  try {
    const page = await maker.draw(screen)
    const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return { ...page, headers: { ...page.headers, 'cache-control': 'no-store', ...retry } }
  } catch (error) {
    maker.failed(error)
    return lastPage(error, maker.place)
  }
}

async function lastPage(error: unknown, place: ScreenPlace): Promise<NewPage> {
  const { html: body, style } = await lastScreen(detailOf(error, { ...place, locale: 'en' }) ?? '')
  return {
    status: 500,
    headers: {
      'content-type': htmlType,
      'cache-control': 'no-store',
      ...documentHeaders(style),
    },
    body,
    entities: new Set(),
    isPartial: true,
  }
}
