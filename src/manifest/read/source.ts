import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A file of a layout that is served as it is. */
export interface Asset {
  /** Absolute path on disk. */
  file: string
  /** The first half of the content's SHA-256, for addresses that never change. */
  hash: string
  bytes: number
}

/** The files of one layout folder, as they stood when they were read. */
export interface LayoutSource {
  name: string
  /** `layout.json`, `pages/home.json`, … by path within the folder. */
  texts: Record<string, string>
  assets: Record<string, Asset>
  /** Files that nothing reads, by path within the folder. */
  unread: string[]
  /** Changes when any file does. */
  hash: string
}

const textFiles =
  /^(layout\.json|pages\/[a-z0-9-]+\.(json|mdx)|content\/[a-z0-9-]+\.mdx|data\/[a-z]+\.json)$/
const silentFiles = /(^|\/)README\.md$|(^|\/)\.[^/]*$|~$|\.tmp$/
const assetFiles = /^assets\/[A-Za-z0-9._/-]+$/

/** Reads a layout folder from disk; undefined when it is not there. Links and other file types are passed over. */
export async function readSource(root: string, name: string): Promise<LayoutSource | undefined> {
  const folder = join(root, name)
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  )
  if (files === undefined) return undefined
  const texts: Record<string, string> = {}
  const assets: Record<string, Asset> = {}
  const unread: string[] = []
  const paths = files
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
  for (const path of paths) {
    if (textFiles.test(path)) texts[path] = await readFile(join(folder, path), 'utf8')
    else if (assetFiles.test(path))
      assets[path.slice('assets/'.length)] = await readAsset(join(folder, path))
    else if (!silentFiles.test(path)) unread.push(path)
  }
  if (Object.keys(texts).length === 0) return undefined
  return { name, texts, assets, unread, hash: hashOf(JSON.stringify([texts, assets])) }
}

async function readAsset(file: string): Promise<Asset> {
  const [content, { size }] = await Promise.all([readFile(file), stat(file)])
  return { file, hash: hashOf(content), bytes: size }
}

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** The names of the folders that may be layouts. */
export async function readLayoutNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]{0,62}$/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
}
