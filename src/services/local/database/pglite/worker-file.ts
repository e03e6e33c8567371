import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Bundles made from source, where the packages they import are found. */
const cache = join('node_modules', '.cache', 'tenun')

/**
 * The file a database thread runs. The build puts it beside the server's main; from source it is
 * bundled here, as Node 20 reads no TypeScript and a loader would be one more thread to fail.
 */
export async function requireWorkerFile(): Promise<URL> {
  const { url } = import.meta
  // A name the bundler can't follow: the entry is a bundle of its own, and no asset of this one.
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
  // Others may bundle at the same time: each sees a whole file or none.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return pathToFileURL(file)
}
