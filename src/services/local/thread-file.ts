import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Bundles from source, in a folder from which their packages can be resolved. */
const cache = join('node_modules', '.cache', 'tenun')

/** By name; each is bundled once in a process. */
const bundled: Record<string, Promise<URL>> = {}

interface ThreadFile {
  /** The name of the build's entry (vite.config.ts). */
  name: string
  /** The entry among the sources. */
  source: URL
}

/**
 * The script of a thread. The build writes it next to the server's main; from source it is bundled here, because Node
 * 20 cannot run TypeScript.
 */
export const requireThreadFile = ({ name, source }: ThreadFile): Promise<URL> =>
  import.meta.url.endsWith('.ts')
    ? (bundled[name] ??= bundle(name, source))
    : Promise.resolve(new URL(`./${name}.js`, import.meta.url))

async function bundle(name: string, source: URL): Promise<URL> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    write: false,
  })
  const code = outputFiles.map(({ text }) => text).join('\n')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = join(cache, `${name}-${hash}.mjs`)
  await mkdir(cache, { recursive: true })
  // Other processes may write the bundle at the same time: each sees a whole file or none.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return pathToFileURL(file)
}
