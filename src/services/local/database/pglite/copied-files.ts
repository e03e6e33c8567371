import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

type Module = PGlite['Module']

/** A copy of a folder in memory as PGlite's disk: nothing is written into the folder. */
export class CopiedFiles extends MemoryFS {
  private readonly folder: string

  constructor(folder: string) {
    super()
    this.folder = folder
  }

  override async init(...[pg, options]: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const copyAll = ({ FS }: Module) => copy(FS, this.folder, PGlite.paths.PGDATA)
    const preRun = [...(emscriptenOpts.preRun ?? []), copyAll]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function copy(files: Module['FS'], from: string, to: string): void {
  files.mkdirTree(to, 0o700)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`]
    if (entry.isDirectory()) copy(files, source, target)
    else if (entry.isFile()) files.writeFile(target, readFileSync(source), { mode: 0o600 })
  }
}
