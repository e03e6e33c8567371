import { isLayoutFile } from '#schemas/layout-files.ts'
import { limits } from '#schemas/node.ts'
import type { SourceFault } from '#src/manifest/read/layout-source.ts'
import type { BoundedRead } from './read-bounded.ts'
import type { Walk } from './walk-folder.ts'

const textFiles =
  /^(pages\/[a-z0-9-]+\.(json|mdx|id\.mdx|en\.mdx)|content\/[a-z0-9-]+\.mdx|data\/[a-z-]+\.json|collections\/[a-z][a-z0-9-]{0,62}\.json)$/
const silentFiles = /(^|\/)README\.md$|(^|\/)\.[^/]*$|~$|\.tmp$/
const assetFiles = /^assets\/[A-Za-z0-9._/-]+$/

/** Whether a path within a layout is that of a manifest, a page, prose or rows. */
export const isText = (path: string): boolean => isLayoutFile(path) || textFiles.test(path)

/** Whether a path within a layout is that of a file which is served as it is. */
export const isAsset = (path: string): boolean => assetFiles.test(path)

/** Whether a file is allowed in a layout without being read. */
export const isSilent = (path: string): boolean => silentFiles.test(path)

/** The most bytes that the file at a path may have. */
export function maxBytesOf(path: string): number {
  if (isLayoutFile(path)) return limits.layoutBytes
  if (path.startsWith('data/')) return limits.dataBytes
  if (path.startsWith('collections/')) return limits.collectionBytes
  if (path.startsWith('assets/')) return limits.assetBytes
  return path.endsWith('.mdx') ? limits.proseBytes : limits.pageBytes
}

/** The codes of a system's errors in words. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'The server has no permission to read it.',
  EPERM: 'The server has no permission to read it.',
  ENOENT: 'It went away while the layout was read.',
  ENOTDIR: 'It went away while the layout was read.',
  grown: 'It was written while the layout was read.',
  'no-file': 'It is no plain file.',
  ENXIO: 'It is no plain file.',
  ELOOP: 'It is a link.',
  EMFILE: 'The server has too many files open.',
  EIO: 'The disk does not give it back.',
}

const inWords = (code: string): string => words[code] ?? `It cannot be read (${code}).`

/** Why a file was not read, as a fault of its layout. */
export function reasonOf(
  path: string,
  read: Extract<BoundedRead, { failure: string }>,
): SourceFault {
  if ('bytes' in read) {
    const message = `${read.bytes} bytes, at most ${maxBytesOf(path)}.`
    return { rule: 'file-too-large', path, message }
  }
  return { rule: 'unreadable-file', path, message: inWords(read.failure) }
}

/** What is wrong with a folder before a file of it is opened. */
export function findFolderFaults({ folders, specials, unlisted, isCut }: Walk): SourceFault[] {
  const unreadable = (path: string, message: string): SourceFault => ({
    rule: 'unreadable-file',
    path,
    message,
  })
  const found = [
    ...folders.filter(isText).map((path) => unreadable(path, 'It is a folder.')),
    ...specials
      .filter((path) => isText(path) || isAsset(path))
      .map((path) => unreadable(path, 'It is no plain file.')),
    ...unlisted.map(({ path, code }) => unreadable(path, inWords(code))),
  ]
  if (!isCut) return found
  const message = `It has more than ${limits.files} files and folders.`
  return [{ rule: 'layout-too-large', path: '', message }]
}
