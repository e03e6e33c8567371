import type { Site } from '#src/sites/sites.ts'
import type { RefusedForm } from '#src/render/node-form.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import { requireAccess } from '#src/services/access.ts'
import { brokenPage, maintenancePage } from './fallback-pages.ts'
import type { GuardedPage } from './guarded-payload.ts'
import { pageMaker, type MakeOptions, type Making } from './make-page.ts'
import { keyOf, readAddress, splitLocale, type PageAddress } from './page-address.ts'
import type { CachedPage, NewPage, PageCache } from './page-cache.ts'
import { audienceAt, isClosed } from './route-guards.ts'

export interface PagesOptions extends Omit<MakeOptions, 'now'> {
  cache: PageCache
  failed(site: Site, path: string, error: unknown): void
}

export type Refused = Pick<NewPage, 'headers' | 'body'>

/** The pages of all sites, from the cache or rendered. */
export interface Pages {
  /** A fresh page of the cache by the address as it was sent; undefined when it must be rendered. */
  find(site: Site, target: string): CachedPage | undefined
  answer(site: Site, address: PageAddress): Promise<CachedPage>
  /** The guarded page at an address, whose payload is rendered for each caller; undefined for any other page. */
  findGuarded(site: Site, address: PageAddress): GuardedPage | undefined
  /** What a node of a page sends; throws ServiceError when the caller may not see the page. */
  findForm(making: Making, node: string): Promise<FoundAction | undefined>
  /** The document of a page with a form that was refused; it is never cached. */
  renderRefused(site: Site, address: PageAddress, refused: RefusedForm): Promise<Refused>
  /** How many pages were rendered since the start. */
  drawn(): number
}

/** Opens the pages of all sites over a cache. */
export function openPages(options: PagesOptions): Pages {
  const { cache, failed } = options
  const { make, findForm } = pageMaker({ ...options, now: () => cache.now() })
  let count = 0
  const render = async (making: Making) => {
    count++
    try {
      return await make(making)
    } catch (error) {
      failed(making.site, making.address.path, error)
      return brokenPage(splitLocale(making.site, making.address.path).locale, error)
    }
  }
  return {
    drawn: () => count,
    find(site, target) {
      const end = target.indexOf('?')
      if (end === -1) return cache.find({ siteId: site.id, revision: site.revision, path: target })
      const address = readAddress(target.slice(0, end), target.slice(end))
      return address && cache.find(keyOf(site, address))
    },
    answer: (site, address) =>
      cache.findOrMake(keyOf(site, address), async () => {
        if (isClosed(site, address.path))
          return maintenancePage(site, splitLocale(site, address.path).locale)
        return render({ site, address, caller: null })
      }),
    findGuarded(site, address) {
      const audience = audienceAt(site, address.path)
      if (audience === undefined || isClosed(site, address.path)) return undefined
      return {
        audience,
        locale: splitLocale(site, address.path).locale,
        render(caller) {
          count++
          return make({ site, address, caller })
        },
      }
    },
    async findForm(making, node) {
      // Before anything of the page is read: what exists is for those to know who may see it.
      const access = audienceAt(making.site, making.address.path)
      if (access !== undefined) requireAccess({ access }, making.caller)
      return findForm(making, node)
    },
    async renderRefused(site, address, refused) {
      const { headers, body } = await render({ site, address, caller: null, refused })
      return { headers: { ...headers, 'cache-control': 'private, no-store' }, body }
    },
  }
}
