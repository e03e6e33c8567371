import { build } from 'esbuild'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { digest, readFolderState } from './folder-state.ts'

const cache = join('node_modules', '.cache', 'tenun')
const parts = ['blocks', 'schemas', 'src/library', 'src/manifest', 'tools/check']

/** A hash of what checks depend on besides the layouts: it changes with any file of the engine or of a block. */
export const engineStamp = (): string =>
  digest(parts.map((part) => readFolderState(part)?.stamp ?? '').join())

/**
 * Bundles the engine into one file when its sources changed: a thread loads it in a fifth of the time that the
 * sources take.
 */
export async function engineFile(stamp: string, folder = cache): Promise<string> {
  const own = `check-${stamp}.mjs`
  const file = resolve(folder, own)
  if (await stat(file).catch(() => undefined)) return file
  await mkdir(folder, { recursive: true })
  const isOlder = (name: string) => /^check-.*\.mjs$/.test(name) && name !== own
  const older = (await readdir(folder)).filter(isOlder)
  // Another check may need the same file at this moment: it finds the whole file or none.
  const unfinished = `${file}.${randomUUID()}`
  await build({
    entryPoints: ['tools/check/thread.ts'],
    outfile: unfinished,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    minify: true,
    keepNames: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    // Bundled CommonJS packages call `require` for Node's built-in modules.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  await rename(unfinished, file)
  for (const name of older) await rm(join(folder, name), { force: true })
  return file
}
