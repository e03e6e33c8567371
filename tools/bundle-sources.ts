import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputFile, Plugin } from 'esbuild'
import { isUnchanged, readStates } from './file-states.ts'

interface SourceBundle {
  /** The name of its files. */
  name: string
  /** The text of the module that is bundled. */
  entry: string
  /** The folder that the imports of the entry are relative to, in the root of the project. */
  folder: string
}

/** The sources of a bundle. */
interface BundleRecord {
  entry: string
  /** The bundle, relative to the record. */
  file: string
  /** The state of each source, by its path in the project. */
  sources: Record<string, string>
}

/** What decides besides the sources how they are bundled. */
const settings = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json']

/** How long parts of a replaced bundle stay, which another process may still load, in milliseconds. */
const replacedFor = 86_400_000

/**
 * Bundles sources without their packages, unless all of them are as they were the last time. Undefined when they cannot
 * be bundled.
 */
export async function bundleSources(source: SourceBundle): Promise<URL | undefined> {
  const root = resolve(source.folder, '..')
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const cache = join(root, 'node_modules', '.cache', 'tenun', 'commands', hash)
  const recordFile = join(cache, `${source.name}.json`)
  const known = await readRecord(recordFile)
  if (known?.entry === source.entry && isUnchanged(root, known.sources))
    return pathToFileURL(join(cache, known.file))
  const begun = Date.now()
  const folder = join(cache, source.name)
  const built = await build(source, root, folder)
  if (built === undefined) return undefined
  await mkdir(folder, { recursive: true })
  await writeAll(folder, built.files)
  const sources = readStates(root, [...built.sources, ...settings], begun)
  const record = { entry: source.entry, file: relative(cache, built.file), sources }
  // A source that was written meanwhile may be newer than the bundle, which is then made again the next time.
  if (sources) await replaceWhole(recordFile, JSON.stringify(record))
  return pathToFileURL(built.file)
}

async function readRecord(file: string): Promise<BundleRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as BundleRecord)
}

async function build(
  { name, entry, folder: resolveDir }: SourceBundle,
  root: string,
  outdir: string,
) {
  const { build: bundle } = await import('esbuild')
  const sourcefile = `${name}.entry.ts`
  const entryPoint = relative(root, join(resolveDir, sourcefile))
  const built = await bundle({
    stdin: { contents: entry, resolveDir, sourcefile, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    outdir,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [ownAddress],
  }).catch(() => undefined)
  if (built === undefined) return undefined
  const { inputs, outputs } = built.metafile
  const [file] =
    Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint) ?? []
  if (file === undefined) return undefined
  const sources = Object.keys(inputs).filter((path) => path !== entryPoint)
  return { files: built.outputFiles, file: join(root, file), sources }
}

/** In a bundle, `import.meta.url` is the address of the bundle; sources mean their own. */
const ownAddress: Plugin = {
  name: 'own-address',
  setup({ onLoad, esbuild }) {
    onLoad({ filter: /\/(?:blocks|schemas|src|tools)\/.*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const { code } = await esbuild.transform(text, {
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        sourcefile: path,
        sourcemap: 'inline',
        define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
      })
      return { contents: code, loader: 'js' }
    })
  },
}

/** Writes the files of a bundle, and removes those of replaced ones that no process loads any more. */
async function writeAll(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { path, contents } of files) await replaceWhole(path, contents)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - replacedFor) await rm(file, { force: true })
  }
}

/** Other processes may write the same file at the same time: each sees a whole file or none. */
async function replaceWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`
  await writeFile(part, content)
  await rename(part, file)
}
