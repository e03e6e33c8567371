import { registry } from '#blocks/registry.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { SiteTable } from '#src/sites/site-table.ts'
import { readLibrary } from '#src/server/main-library.ts'
import { openLog } from '#src/server/main-log.ts'
import { readConfig } from '#src/server/server-config.ts'
import { openThreads } from '#src/server/main-threads.ts'
import { cpuOf, mbOf } from './cpu.ts'

/**
 * Reads a folder of layouts as a start of the server does, with rows of sites over them, and asks for each site once and
 * again; reports computing and memory.
 */
const [root = '', dataFolder = '', rowCount = '0', hitCount = '0'] = process.argv.slice(2)
const config = readConfig({ LAYOUTS_DIR: root, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
const threads = openThreads()
const log = openLog(config)
let problems = 0
await threads.engine()

const start = await cpuOf(async () => {
  const library = await readLibrary({ config, registry }, threads, log)
  const sites = new SiteTable({
    layouts: library,
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost`,
    reportConflict: () => problems++,
  })
  const rows = rowsOver(
    [...library.heads()].filter((head) => !head.isAbstract).map(({ name }) => name),
  )
  sites.setAll({ rows, claims: [] })
  sites.claimChanges({ releases: true })
  return { library, sites, rows }
})
const { library, sites, rows } = start.value
globalThis.gc?.()
const restingMb = mbOf(process.memoryUsage().rss)

const ids = sites
  .list()
  .map(({ id }) => id)
  .slice(0, Number(hitCount))
const first = await cpuOf(() => ids.forEach((id) => sites.findById(id)))
const last = ids.slice(-Math.min(ids.length, 200))
const again = await cpuOf(() => {
  for (let i = 0; i < 50; i++) for (const id of last) sites.findById(id)
})
const saves = rows.slice(0, 100)
const saved = await cpuOf(() => {
  for (const row of saves) {
    sites.setOne(row.id, { ...row, settings: { title: `Baru ${row.id}` } }, [])
    sites.claimChanges({ releases: false }, [row.id])
    sites.reportConflicts([row.id])
  }
})
globalThis.gc?.()
const { rss } = process.memoryUsage()
await library.close()
await threads.close()
process.stdout.write(
  JSON.stringify({
    sites: sites.list().length,
    problems,
    cpuMs: start.cpuMs,
    restingMb,
    firstHitMs: first.cpuMs / Math.max(ids.length, 1),
    laterHitMs: again.cpuMs / Math.max(last.length * 50, 1),
    saveMs: saved.cpuMs / Math.max(saves.length, 1),
    hitsMb: mbOf(rss) - restingMb,
  }),
)
process.exit(0)

/** Rows of sites, each over one of these layouts. */
function rowsOver(layouts: readonly string[]): SiteRow[] {
  return Array.from({ length: Number(rowCount) }, (_, i) => ({
    id: `situs-${i}`,
    layout: layouts[i % layouts.length] ?? '',
    hosts: [`situs-${i}.example.id`],
    settings: { title: `Situs ${i}` },
  }))
}
