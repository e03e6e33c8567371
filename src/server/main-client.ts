import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { Face } from '#schemas/layout.ts'
import product from '../../package.json' with { type: 'json' }
import type { DocumentOptions } from '#src/render/document.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { faceSource } from '#src/render/face-source.ts'
import type { BuiltFile } from './routes/built-file-routes.ts'
import { OperatorError } from '#src/services/operator-error.ts'

/** What the built (or the developing) client gives the server. */
export interface Client extends Omit<DocumentOptions, 'fontProvider' | 'app'> {
  built: ReadonlyMap<string, BuiltFile>
  /** The version of the product: a browser that has stored another one drops what it has stored. */
  version: string
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** Reads what `npm run build` wrote for browsers, with the compressed form of each file that has one. */
export async function readBuiltClient(folder: string): Promise<Client> {
  const manifest = Manifest.parse(
    JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')),
  )
  const script = manifest['src/client/main.ts']?.file
  const sheet = manifest['src/client/styles.css']?.file
  if (script === undefined || sheet === undefined)
    throw new OperatorError(`${folder} is not whole: run npm run build.`)
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
  const files = { script: `/${script}`, sheet: `/${sheet}`, faceSheets: faces.paths }
  return { styles: prepareStyles(css, faces.sheets), files, built, version: product.version }
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
