import type { Site } from '#src/sites/sites.ts'
import type { RefusedForm } from '#src/render/node-form.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import { requireAccess } from '#src/services/access.ts'
import { brokenPage, closedPage, offlinePage, type ScreenMaker } from './fallback-pages.ts'
import { screenMaker } from './screen-maker.ts'
import type { GuardedPage } from './guarded-payload.ts'
import { pageMaker, type PageMaker } from './make-page.ts'
import type { MakeOptions, Making } from './making.ts'
import {
  homeAddress,
  keyOf,
  offlineAddress,
  readAddress,
  splitLocale,
  type PageAddress,
} from './page-address.ts'
import type { CachedPage, NewPage, PageCache, PageKey } from './page-cache.ts'
import { audienceAt, audienceOf, isClosed } from './route-guards.ts'

export interface PagesOptions extends Omit<MakeOptions, 'now'> {
  cache: PageCache
  failed(site: Site, path: string, error: unknown): void
}

export type Refused = Pick<NewPage, 'headers' | 'body'>

/** The pages of all sites, from the cache or rendered. */
export interface Pages extends Pick<PageMaker, 'drawForm' | 'formPath'> {
  /** A fresh page of the cache by the address as it was sent; undefined when it must be rendered. */
  find(site: Site, target: string): CachedPage | undefined
  answer(site: Site, address: PageAddress): Promise<CachedPage>
  /** The page that a browser shows in place of any other while the site cannot be reached. */
  offline(site: Site, locale: Site['layout']['locales'][number]): Promise<CachedPage>
  /** The guarded page at an address, whose payload is rendered for each caller; undefined for any other page. */
  findGuarded(site: Site, address: PageAddress): GuardedPage | undefined
  /** What a node of a page sends; throws ServiceError when the caller may not see the page. */
  findForm(making: Making, node: string): Promise<FoundAction | undefined>
  /**
   * The document of a page that is never cached: with a form that was refused, or taken with a receipt, or the gate of a
   * preview.
   */
  renderUncached(site: Site, address: PageAddress, refused?: RefusedForm): Promise<Refused>
  /** How many pages were rendered since the start. */
  drawn(): number
}

/** Opens the pages of all sites over a cache. */
export function openPages(options: PagesOptions): Pages {
  const { cache, failed } = options
  const maker = pageMaker({ ...options, now: () => cache.now() })
  const { make, makeScreen, findForm, drawForm, formPath } = maker
  let count = 0
  const screensFor = (making: Making) => screenMaker(making, { ...options, makeScreen })
  const render = async (making: Making) => {
    count++
    try {
      return await make(making)
    } catch (error) {
      failed(making.site, making.address.path, error)
      return brokenPage(screensFor(making), error)
    }
  }
  const answer: Pages['answer'] = (site, address) =>
    cache.findOrMake(keyOf(site, address), async (known) => {
      const making = { site, address, known, caller: null }
      if (isClosed(site, address.path))
        return closedPage(screensFor(making), site.settings.isMaintenance)
      return render(making)
    })
  return {
    drawForm,
    formPath,
    drawn: () => count,
    find: (site, target) => findTarget(cache, site, target),
    answer,
    offline: offlineOf(cache, screensFor),
    findGuarded: guardedPages({
      answer,
      make(making) {
        count++
        return make(making)
      },
    }),
    async findForm(making, node) {
      // Before anything of the page is read: what exists is for those to know who may see it.
      const access = audienceAt(making.site, making.address.path)
      if (access !== undefined) requireAccess({ access }, making.caller)
      return findForm(making, node)
    },
    async renderUncached(site, address, refused) {
      const { headers, body } = await render({ site, address, caller: null, refused })
      return { headers: { ...headers, 'cache-control': 'private, no-store' }, body }
    },
  }
}

/** Finds guarded pages. A preview is rendered with whether its public page exists. */
const guardedPages =
  ({ answer, make }: Pick<Pages, 'answer'> & Pick<PageMaker, 'make'>): Pages['findGuarded'] =>
  (site, address) => {
    const audience = audienceOf(site, address)
    if (audience === undefined || isClosed(site, address.path)) return undefined
    return {
      audience,
      locale: splitLocale(site, address.path).locale,
      async render(caller) {
        const making = { site, address, caller }
        if (!address.isPreview) return make(making)
        const { status } = await answer(site, { ...address, isPreview: undefined })
        return make({ ...making, isPublished: status < 400 })
      },
    }
  }

const offlineOf =
  (cache: PageCache, screensFor: (making: Making) => ScreenMaker): Pages['offline'] =>
  (site, locale) => {
    const making = { site, address: homeAddress(site, locale), caller: null }
    return cache.findOrMake(keyOf(site, offlineAddress(locale)), () =>
      offlinePage(screensFor(making)),
    )
  }

function findTarget(cache: PageCache, site: Site, target: string): CachedPage | undefined {
  const key = keyOfTarget(site, target)
  return key && cache.find(key)
}

/** The key of a page by the address as it was sent; undefined for one that can be read in two ways. */
function keyOfTarget(site: Site, target: string): PageKey | undefined {
  const end = target.indexOf('?')
  if (end === -1) return { siteId: site.id, revision: site.revision, path: target }
  const address = readAddress(target.slice(0, end), target.slice(end))
  return address && keyOf(site, address)
}
