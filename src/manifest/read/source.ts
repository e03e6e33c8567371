import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

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
  /^(layout\.json|pages\/[a-z0-9-]+\.(json|mdx)|content\/[a-z0-9-]+\.mdx|data\/[a-z-]+\.json)$/
const silentFiles = /(^|\/)README\.md$|(^|\/)\.[^/]*$|~$|\.tmp$/
const assetFiles = /^assets\/[A-Za-z0-9._/-]+$/

const layoutName = /^[a-z][a-z0-9-]{0,62}$/

/** Reads a layout folder from disk; undefined when it is not there. Links are passed over. */
export function readSource(root: string, name: string): LayoutSource | undefined {
  const isFolder = layoutName.test(name) && isOwnFolder(join(root, name))
  const paths = isFolder ? listFiles(join(root, name)) : undefined
  if (paths === undefined) return undefined
  const texts: Record<string, string> = {}
  const assets: Record<string, Asset> = {}
  const unread: string[] = []
  for (const path of paths) {
    const file = join(root, name, path)
    if (textFiles.test(path)) texts[path] = readFileSync(file, 'utf8')
    else if (assetFiles.test(path)) assets[path.slice('assets/'.length)] = readAsset(file)
    else if (!silentFiles.test(path)) unread.push(path)
  }
  if (Object.keys(texts).length === 0) return undefined
  return { name, texts, assets, unread, hash: hashOf(JSON.stringify([texts, assets])) }
}

const isOwnFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** The files of a folder by path, in order; undefined when there is no such folder. Links are passed over. */
export function listFiles(folder: string, prefix = ''): string[] | undefined {
  try {
    return readdirSync(join(folder, prefix), { withFileTypes: true })
      .flatMap((entry) => {
        const path = prefix + entry.name
        if (entry.isDirectory()) return listFiles(folder, `${path}/`) ?? []
        return entry.isFile() ? [path] : []
      })
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function readAsset(file: string): Asset {
  const content = readFileSync(file)
  return { file, hash: hashOf(content), bytes: content.length }
}

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** The names of the folders that may be layouts. */
export async function readLayoutNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && layoutName.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
}
