import { registry } from '#blocks/registry.ts'
import type { Settings } from '#schemas/settings.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { openLog } from '#src/server/main-log.ts'
import { readConfig } from '#src/server/server-config.ts'
import { startServer } from '#src/server/main.ts'
import { OperatorError } from '#src/services/operator-error.ts'
import { findSite } from '../open-sites.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { openExportFolder } from './export-folder.ts'
import { exportSite } from './export-site.ts'

interface Wanted {
  site: string
  folder: string
  /** Where the files will be, when that is not the site's own origin. */
  origin: string | undefined
  isDryRun: boolean
  note(line: string): void
  progress(done: number, total: number): void
}

/** A file stays as it was written: it does without the sizes of its pictures only where these cannot be read. */
const pictureWaitMs = 60_000

/** Exports a site with the application and the database of the environment, which answer in this process. */
export async function serveExport({ site: id, origin, note, ...wanted }: Wanted) {
  const config = readConfig(process.env)
  process.env['NODE_ENV'] = 'production'
  await ensureBuilt()
  const client = await readBuiltClient(config.clientFolder)
  const server = await startServer({
    registry,
    client,
    config: {
      ...config,
      port: 0,
      host: '127.0.0.1',
      databasePatience: 0,
      hasServiceWorker: false,
      pictureWaitMs,
    },
    log: openLog({ ...config, logLevel: 'error' }, { write: note }),
    adjustSettings: (settings) => asFiles(settings, origin),
  })
  try {
    const site = findSite({ current: server.sites }, id)
    if (site.settings.isMaintenance)
      throw new OperatorError(
        `${id} is closed: npm run tenun -- site set ${id} --set isMaintenance=false opens it.`,
      )
    const folder = await openExportFolder(wanted.folder, id, wanted.isDryRun)
    const services = config.publicApi.replace('{site}', id)
    const { fetch } = server
    const { progress } = wanted
    const built = client.built.keys()
    const exported = await exportSite({ site, fetch, services, folder, built, progress })
    // What is not whole keeps the older files: a page that failed once is not lost.
    const isWhole = exported.dead.every(({ status }) => status < 500)
    const removed = isWhole ? await folder.finish() : 0
    return { exported, services, bytes: folder.bytes(), removed }
  } finally {
    await server.close()
  }
}

/** The settings of a site of files: no worker stores pages of it, and its visits are measured by no server of its own. */
const asFiles = (settings: Settings, origin: string | undefined): Settings => ({
  ...settings,
  analytics: { measurementId: '' },
  hasOfflinePage: false,
  ...(origin && { meta: { ...settings.meta, url: origin.replace(/\/$/, '') } }),
})
