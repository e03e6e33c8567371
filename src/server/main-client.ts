import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import product from '../../package.json' with { type: 'json' }
import type { DocumentOptions } from '#src/render/document-options.ts'
import type { BuiltFile } from './http/built-file.ts'
import { runnerFile, type RunnerFile } from './http/runner-file.ts'
import { fileIn, findFaces, readManifest, readStyles } from './main-sheets.ts'

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
  const manifest = await readManifest(folder)
  const fileOf = (source: string) => fileIn(manifest, source, folder)
  const sheet = fileOf('src/client/styles.css')
  const names = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  const paths = new Set(files.map(({ parentPath, name }) => join(parentPath, name)))
  const built = new Map<string, BuiltFile>()
  for (const file of paths) {
    if (file.endsWith('.br')) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const compressed = `${file}.br`
    const brotli = paths.has(compressed) ? readBytes(compressed) : undefined
    built.set(path, { content: readBytes(file), brotli })
  }
  const faces = findFaces(manifest)
  const clientFiles = {
    script: `/${fileOf('src/client/main.ts')}`,
    sheet: `/${sheet}`,
    faceSheets: new Map(faces.map(([face, file]) => [face, `/${file}`])),
    offline: offlineSources.map((source) => `/${fileOf(source)}`),
  }
  return {
    styles: await readStyles(folder),
    files: clientFiles,
    built,
    worker: await readFile(join(folder, workerFile), 'utf8'),
    runner: runnerFile({
      frame: await readFile(join(folder, runnerFiles.frame), 'utf8'),
      worker: await readFile(join(folder, runnerFiles.worker), 'utf8'),
    }),
    version: product.version,
  }
}

/** Read at once: hundreds of small files, before anything waits for this thread. */
const readBytes = (file: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(file))

/** The compressed form of a built file, at the highest quality: it is made once, when building. */
export const compressBuilt = (content: Uint8Array): Uint8Array => brotliCompressSync(content)
