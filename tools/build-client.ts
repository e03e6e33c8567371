import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { build } from 'vite'
import { fontPackages } from '#src/render/font-families.ts'
import { fontUrl } from '#src/render/fonts.ts'
import { compressBuilt, workerFile } from '#src/server/main-client.ts'

const stamp = 'dist/.stamp'
const sources = ['blocks', 'schemas', 'src', 'package-lock.json', 'vite.config.ts']

/** Whether any source of the build is newer than the build. */
export async function isStale(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== (await fingerprint())
}

/** Builds the browser's and the server's files into `dist/`. */
export async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  await buildClient('dist/client', 'production')
  await build({ logLevel: 'warn', build: { ssr: true } })
  await writeFile(stamp, await fingerprint())
}

/** Builds the browser's files; a development build of React reports every hydration mismatch. */
export async function buildClient(
  outDir: string,
  mode: 'production' | 'development',
): Promise<void> {
  process.env['NODE_ENV'] = mode
  await build({ logLevel: 'warn', mode, build: { outDir, emptyOutDir: true } })
  await buildServiceWorker(outDir, mode)
  await copyFonts(outDir)
  await compressAssets(outDir)
  process.env['NODE_ENV'] = 'production'
}

/** By itself, as one classic script: not every browser takes modules as service workers. */
async function buildServiceWorker(outDir: string, mode: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rollupOptions: {
        input: 'src/client/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  })
}

/** The font file of a family that this host serves. */
export function fontFile(name: string): string {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  return join(folder, 'files', `${name}-latin-wght-normal.woff2`)
}

async function copyFonts(outDir: string): Promise<void> {
  for (const name of fontPackages) {
    const target = join(outDir, fontUrl(name))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, await readFile(fontFile(name)))
  }
}

async function compressAssets(outDir: string): Promise<void> {
  const entries = await readdir(join(outDir, 'assets'), { withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !['.js', '.css', '.svg'].includes(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    await writeFile(`${file}.br`, compressBuilt(await readFile(file)))
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const entries = source.includes('.')
      ? [source]
      : (await readdir(source, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
    for (const file of entries) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}
