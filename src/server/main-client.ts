import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { Face } from '#schemas/layout.ts'
import product from '../../package.json' with { type: 'json' }
import type { DocumentOptions } from '#src/render/document-options.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { faceSource } from '#src/render/face-source.ts'
import type { BuiltFile } from './http/built-file.ts'
import { runnerFile, type RunnerFile } from './http/runner-file.ts'
import { OperatorError } from '#src/services/operator-error.ts'

/** What the built (or the developing) client gives the server. */
export interface Client extends Omit<DocumentOptions, 'fontProvider' | 'app'> {
  built: ReadonlyMap<string, BuiltFile>
  /** The version of the product: a browser that has stored another one drops what it has stored. */
  version: string
  /** The script of the service worker; absent where the client was not built. */
  worker?: string
  /** The document in which learners' code runs; absent where the client was not built. */
  runner?: RunnerFile
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** The built service worker: below no address of its own, since the server writes the site before it. */
export const workerFile = 'service-worker.js'

/** The built scripts of the document in which learners' code runs: the server writes the document of them. */
export const runnerFiles = { frame: 'runner-frame.js', worker: 'runner-worker.js' } as const

/** What the offline page loads besides the runtime. */
const offlineSources = ['src/client/page-parts.ts']

/** The same client for a server whose sites have no service worker: browsers that have one drop it. */
export function withoutWorkers(client: Client): Client {
  const { offline: _, ...files } = client.files
  return { ...client, files }
}

/** Reads what `npm run build` wrote for browsers, with the compressed form of each file that has one. */
export async function readBuiltClient(folder: string): Promise<Client> {
  const manifest = Manifest.parse(
    JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')),
  )
  const fileOf = (source: string) => {
    const file = manifest[source]?.file
    if (file === undefined) throw new OperatorError(`${folder} is not whole: run npm run build.`)
    return file
  }
  const sheet = fileOf('src/client/styles.css')
  const names = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true })
  const built = new Map<string, BuiltFile>()
  for (const entry of names) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue
    const file = join(entry.parentPath, entry.name)
    const content = Uint8Array.from(await readFile(file))
    const compressed = await readFile(`${file}.br`).catch(() => undefined)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    built.set(path, { content, brotli: compressed && Uint8Array.from(compressed) })
  }
  const css = await readFile(join(folder, sheet), 'utf8')
  const faces = await readFaces(folder, manifest)
  const files = {
    script: `/${fileOf('src/client/main.ts')}`,
    sheet: `/${sheet}`,
    faceSheets: faces.paths,
    offline: offlineSources.map((source) => `/${fileOf(source)}`),
  }
  return {
    styles: prepareStyles(css, faces.sheets),
    files,
    built,
    worker: await readFile(join(folder, workerFile), 'utf8'),
    runner: runnerFile({
      frame: await readFile(join(folder, runnerFiles.frame), 'utf8'),
      worker: await readFile(join(folder, runnerFiles.worker), 'utf8'),
    }),
    version: product.version,
  }
}

/** The built sheet of each face that has one, and its address. */
async function readFaces(folder: string, manifest: z.output<typeof Manifest>) {
  const paths = new Map<string, string>()
  const sheets = new Map<string, string>()
  for (const face of Face.options) {
    const file = manifest[faceSource(face)]?.file
    if (file === undefined) continue
    paths.set(face, `/${file}`)
    sheets.set(face, await readFile(join(folder, file), 'utf8'))
  }
  return { paths, sheets }
}

/** The compressed form of a built file, at the highest quality: it is made once, when building. */
export const compressBuilt = (content: Uint8Array): Uint8Array => brotliCompressSync(content)
