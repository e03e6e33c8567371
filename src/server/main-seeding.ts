import type { Logger } from 'pino'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { Services } from '#src/services/service.ts'
import type { Site, Sites } from '#src/sites/sites.ts'

interface SeedingOptions {
  services: Pick<Services, 'sites' | 'state'>
  layouts: LayoutList
  sites: Pick<Sites, 'list'>
  log: Logger
}

export interface Seeding {
  /** Inserts the first rows of a site, once; undefined when there is nothing to wait for. */
  firstRows(site: Site): Promise<void> | undefined
  /** Logs the sites that have rows already, where the rows of their layout were changed. */
  layoutsChanged(names: readonly string[]): void
}

/** Milliseconds after which rows that were not inserted are tried again. */
const retryMs = 10_000

/**
 * The first rows of sites, inserted before the first request of each is answered. Rows that the database does not take
 * leave that site without first content, which is logged once, and are tried again after a while: a database that is busy
 * may be slow. A layout without rows leaves its site open for those of a later version: someone who has just made it, or has
 * still to mend a page, opens it before the rows are there.
 */
export async function openSeeding({ services, layouts, sites, log }: SeedingOptions) {
  const seeded = new Set(await services.sites.seeded())
  const running = new Map<string, Promise<void>>()
  /** The revision of the layout whose rows the database did not take, by site, and until when they are not tried again. */
  const refused = new Map<string, { revision: string; until: number }>()
  /** The revision of the layout that had no rows, by site. */
  const empty = new Map<string, string>()
  const withOtherRows = compareRows(layouts)

  const seedOne = async ({ id, layout }: Site) => {
    const { name, starter, locales, revision } = layout
    try {
      const outcome = await services.sites.seed(id, starter, locales[0])
      if (outcome === 'empty') empty.set(id, revision)
      else seeded.add(id)
    } catch (error) {
      if (services.state() !== 'ready') return
      const isKnown = refused.get(id)?.revision === revision
      refused.set(id, { revision, until: Date.now() + retryMs })
      if (isKnown) return
      log.error(
        { site: id, layout: name, err: error },
        `The first content of ${id} could not be stored: mend layouts/${name}/data/, which the site then gets.`,
      )
    } finally {
      running.delete(id)
    }
  }
  const seeding: Seeding = {
    firstRows(site) {
      const { id, layout } = site
      if (seeded.has(id) || empty.get(id) === layout.revision) return undefined
      if (services.state() !== 'ready') return undefined
      const failed = refused.get(id)
      if (failed?.revision === layout.revision && Date.now() < failed.until) return undefined
      const seed = running.get(id) ?? seedOne(site)
      running.set(id, seed)
      return seed
    },
    layoutsChanged(names) {
      const changed = withOtherRows(names)
      if (changed.length === 0) return
      for (const { id, layout } of sites.list())
        if (seeded.has(id) && changed.includes(layout))
          log.warn({ site: id }, notLoaded(id, layout))
    },
  }
  return seeding
}

/** Finds, of some layouts, those whose rows are others than when it was last asked. */
function compareRows(layouts: LayoutList): (names: readonly string[]) => string[] {
  const hashes = new Map([...layouts.heads()].map((head) => [head.name, head.starterHash]))
  return (names) =>
    names.filter((name) => {
      const before = hashes.get(name)
      const hash = layouts.head(name)?.starterHash
      if (hash !== undefined) hashes.set(name, hash)
      return before !== undefined && hash !== undefined && hash !== before
    })
}

const notLoaded = (id: string, name: string): string =>
  `layouts/${name}/data/ was changed, but ${id} has its rows already: they are loaded once. ` +
  'Change them as staff of the site, or start with an empty DATA_DIR, which loads the files of every site anew.'
