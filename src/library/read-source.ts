import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Asset, LayoutSource } from '#src/manifest/read/layout-source.ts'
import { listFiles } from './list-files.ts'

const textFiles =
  /^(layout\.json|pages\/[a-z0-9-]+\.(json|mdx|id\.mdx|en\.mdx)|content\/[a-z0-9-]+\.mdx|data\/[a-z-]+\.json|collections\/[a-z][a-z0-9-]{0,62}\.json)$/
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

function readAsset(file: string): Asset {
  const content = readFileSync(file)
  const asset: Asset = { file, hash: hashOf(content), bytes: content.length }
  const isSizeless = /\.svg$/i.test(file) && !saysSize(content.toString('utf8'))
  return isSizeless ? { ...asset, isSizeless } : asset
}

/** Whether the root of an SVG has a viewBox, or width and height. */
function saysSize(text: string): boolean {
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root))
}

/** As the engine's `contentHash`, by the platform's own code: a layout may have megabytes of pictures. */
const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** The names of the folders that may be layouts. */
export async function readLayoutNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && layoutName.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
}
