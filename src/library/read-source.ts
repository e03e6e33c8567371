import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '#schemas/node.ts'
import type { Asset, LayoutSource, SourceFault } from '#src/manifest/read/layout-source.ts'
import { pixelsOf } from './picture-pixels.ts'
import { readBounded } from './read-bounded.ts'
import {
  findFolderFaults,
  isAsset,
  isSilent,
  isText,
  maxBytesOf,
  reasonOf,
} from './source-files.ts'
import { walkFolder } from './walk-folder.ts'

const layoutName = /^[a-z][a-z0-9-]{0,62}$/

/**
 * Reads a layout folder from disk; undefined when it is not there, or holds no file of a layout. Links are passed
 * over. Sizes are looked at before files are read; what cannot be read is among the faults.
 */
export function readSource(root: string, name: string): LayoutSource | undefined {
  if (!layoutName.test(name) || !isOwnFolder(join(root, name))) return undefined
  const walk = walkFolder(join(root, name), limits.files)
  if (walk === undefined) return undefined
  const reading: Reading = {
    folder: join(root, name),
    texts: {},
    assets: {},
    unread: [],
    faults: findFolderFaults(walk),
    textBytes: 0,
    allBytes: 0,
  }
  if (!walk.isCut) for (const path of walk.files) readOne(path, reading)
  const { texts, assets, unread, faults } = reading
  const isTooLarge = faults.some(({ rule }) => rule === 'layout-too-large')
  if (Object.keys(texts).length === 0 && faults.length === 0) return undefined
  const read = isTooLarge ? { texts: {}, assets: {}, unread: [] } : { texts, assets, unread }
  const hash = sha256(JSON.stringify([name, read.texts, read.assets, faults]))
  return { name, ...read, faults, hash }
}

/** What was read of a folder so far. */
interface Reading extends Omit<LayoutSource, 'name' | 'hash' | 'faults'> {
  folder: string
  faults: SourceFault[]
  textBytes: number
  allBytes: number
}

function readOne(path: string, reading: Reading): void {
  const { faults, texts, assets, unread, folder } = reading
  if (!isText(path) && !isAsset(path)) {
    if (!isSilent(path)) unread.push(path)
    return
  }
  if (faults.some(({ rule }) => rule === 'layout-too-large')) return
  const file = join(folder, path)
  const read = readBounded(file, maxBytesOf(path))
  if ('failure' in read) {
    faults.push(reasonOf(path, read))
    return
  }
  const { content } = read
  reading.allBytes += content.length
  if (isText(path)) {
    texts[path] = content.toString('utf8')
    reading.textBytes += content.length
  } else assets[path.slice('assets/'.length)] = toAsset(file, content)
  const isTextful = reading.textBytes > limits.textBytes
  if (!isTextful && reading.allBytes <= limits.totalBytes) return
  const message = isTextful
    ? `Its files without assets have more than ${limits.textBytes} bytes together.`
    : `Its files have more than ${limits.totalBytes} bytes together.`
  faults.push({ rule: 'layout-too-large', path: '', message })
}

const isOwnFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

function toAsset(file: string, content: Buffer): Asset {
  const pixels = pixelsOf(file, content)
  const asset: Asset = {
    file,
    hash: hashOf(content),
    bytes: content.length,
    ...(pixels && { pixels }),
  }
  const isSizeless = /\.svg$/i.test(file) && !saysSize(content.toString('utf8'))
  return isSizeless ? { ...asset, isSizeless } : asset
}

/** Whether the root of an SVG has a viewBox, or width and height. */
function saysSize(text: string): boolean {
  const begin = text.search(/<svg\b/)
  const end = text.indexOf('>', begin)
  const root = begin === -1 || end === -1 ? '' : text.slice(begin, end)
  return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root))
}

/** As the engine's `contentHash`, by the platform's own code: a layout may have megabytes of pictures. */
const hashOf = (content: string | Buffer): string => sha256(content).slice(0, 32)

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** The names of the folders that may be layouts. */
export async function readLayoutNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && layoutName.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
}
