import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Bundles from source, in a folder from which their packages can be resolved. */
const cache = join('node_modules', '.cache', 'tenun')

/**
 * The script of a database thread. The build writes it next to the server's main; from source it is bundled
 * here, because Node 20 cannot run TypeScript.
 */
export async function requireWorkerFile(): Promise<URL> {
  const { url } = import.meta
  // A name that the bundler cannot follow: the entry is a bundle of its own, not an asset of this one.
  const built = './database-worker.js'
  return url.endsWith('.ts') ? bundle(new URL('./worker-entry.ts', url)) : new URL(built, url)
}

async function bundle(source: URL): Promise<URL> {
  const { buildSync } = await import('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  })
  const code = outputFiles.map(({ text }) => text).join('\n')
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = join(cache, `database-worker-${name}.mjs`)
  await mkdir(cache, { recursive: true })
  // Other processes may write the bundle at the same time: each sees a whole file or none.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return pathToFileURL(file)
}
