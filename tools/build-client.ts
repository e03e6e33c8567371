import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { build } from 'vite'
import { sqlPaths, sqlVersion } from '#schemas/runner.ts'
import { fontUrl } from '#src/render/fonts.ts'
import { compressBuilt, runnerFiles, workerFile } from '#src/server/main-client.ts'
import { joinFaceSheets, storeParsedSheets } from '#src/server/main-sheets.ts'
import { markBuilt } from './build-stamp.ts'
import { fontFiles } from './font-files.ts'

/** Builds the browser's and the server's files into `dist/`. */
export async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  await buildClient('dist/client', 'production')
  await build({ logLevel: 'warn', build: { ssr: true } })
  await markBuilt()
}

/** Builds the browser's files; a development build of React reports every hydration mismatch. */
export async function buildClient(
  outDir: string,
  mode: 'production' | 'development',
): Promise<void> {
  process.env['NODE_ENV'] = mode
  await build({ logLevel: 'warn', mode, build: { outDir, emptyOutDir: true } })
  for (const [file, source] of Object.entries(classicScripts))
    await writeFile(join(outDir, file), await buildClassic(source, mode))
  await writeFonts(outDir)
  for (const { path, content } of await sqlFiles()) await writeFile(join(outDir, path), content)
  await storeParsedSheets(outDir)
  await joinFaceSheets(outDir)
  await compressAssets(outDir)
  process.env['NODE_ENV'] = 'production'
}

/** Built scripts that are no modules, by file: not every browser takes modules as service workers, and what runs learners' code has no origin to load them from. */
const classicScripts: Readonly<Record<string, string>> = {
  [workerFile]: 'src/client/service-worker/service-worker.ts',
  [runnerFiles.frame]: 'src/client/runner/frame.ts',
  [runnerFiles.worker]: 'src/client/runner/worker.ts',
}

/** The text of one classic script, by itself. */
export async function buildClassic(source: string, mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rollupOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output !== undefined && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built as one script.`)
  return chunk.code
}

async function writeFonts(outDir: string): Promise<void> {
  await mkdir(join(outDir, dirname(fontUrl(''))), { recursive: true })
  for await (const { path, content } of fontFiles()) await writeFile(join(outDir, path), content)
}

/** The engine that runs SQL in the coding studio, at the addresses that browsers load it from. */
export async function sqlFiles() {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('sql.js'))
  const { version } = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8')) as {
    version: string
  }
  if (version !== sqlVersion) throw new Error(`sql.js is ${version}, and not ${sqlVersion}.`)
  const read = async (path: string, name: string) => ({
    path,
    content: Uint8Array.from(await readFile(join(folder, name))),
  })
  return [await read(sqlPaths.script, 'sql-wasm.js'), await read(sqlPaths.wasm, 'sql-wasm.wasm')]
}

async function compressAssets(outDir: string): Promise<void> {
  const entries = await readdir(join(outDir, 'assets'), { withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !['.js', '.css', '.svg', '.wasm'].includes(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    await writeFile(`${file}.br`, compressBuilt(await readFile(file)))
  }
}
