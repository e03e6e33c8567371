import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServedLayouts } from '#tests/serve.ts'
import { openExportFolder } from '#tools/export/export-folder.ts'
import { exportSite } from '#tools/export/export-site.ts'

/** The path and the bytes, as Latin-1, of every file that the export of a site writes. */
export async function readExport(served: ServedLayouts, id: string): Promise<string[]> {
  const site = served.server.sites().findById(id)
  if (site === undefined) throw new Error(`${id} is not served`)
  const out = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const folder = await openExportFolder(out, id, false)
    const { fetch } = served.server
    const services = 'https://layanan.example'
    await exportSite({ site, fetch, services, folder, built: [], progress: () => undefined })
    await folder.finish()
    const files = await readdir(out, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    return await Promise.all(paths.map(async (path) => `${path} ${await readFile(path, 'latin1')}`))
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
