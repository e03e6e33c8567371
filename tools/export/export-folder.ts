import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { BadUsage } from '../command.ts'

/** Marks a folder that an export has written, with the site that it is of. */
const marker = '.tenun-export.json'

/** The folder that a site is written into. What an export that was ended has left is written again or removed. */
export interface ExportFolder {
  /** Writes a file at the path of an address; what is there already and the same stays as it is. */
  write(path: string, content: string | ReadableStream): Promise<void>
  /** Whether a file was there before this export, which is then of this one. */
  reuse(path: string): Promise<boolean>
  /** How many bytes were written or found the same. */
  bytes(): number
  /** Removes the files of an older export that this one has not written. Resolves to how many. */
  finish(): Promise<number>
}

/** Opens a folder for the files of a site; throws `BadUsage` for one that has other files in it. */
export async function openExportFolder(
  folder: string,
  site: string,
  isDryRun: boolean,
): Promise<ExportFolder> {
  const root = resolve(folder)
  await requireOwn(root, site)
  if (isDryRun) return countOnly()
  await mkdir(root, { recursive: true })
  await writeFile(join(root, marker), `${JSON.stringify({ site })}\n`)
  const written = new Set([join(root, marker)])
  let bytes = 0
  return {
    async write(path, content) {
      const file = fileIn(root, path)
      written.add(file)
      await mkdir(dirname(file), { recursive: true })
      bytes += await (typeof content === 'string'
        ? writeText(file, content)
        : writeStream(file, content))
    },
    async reuse(path) {
      const file = fileIn(root, path)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return false
      written.add(file)
      bytes += found.size
      return true
    },
    bytes: () => bytes,
    finish: () => removeOthers(root, written),
  }
}

async function requireOwn(root: string, site: string): Promise<void> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new BadUsage(`${root} is no folder that can be read.`)
  })
  if (names.length === 0) return
  const text = await readFile(join(root, marker), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new BadUsage(`${root} has files that no export has written. Name an empty folder.`)
  const { site: other } = JSON.parse(text) as { site?: string }
  if (other !== site)
    throw new BadUsage(`${root} has the files of ${other}. Name another folder for ${site}.`)
}

/** The file of an address; throws for a path that would leave the folder. */
function fileIn(root: string, path: string): string {
  const file = join(root, path)
  if (!file.startsWith(root + sep) || path.includes('\0'))
    throw new Error(`${path} is no file of a site.`)
  return file
}

async function writeText(file: string, content: string): Promise<number> {
  const bytes = Buffer.from(content)
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(bytes)) return bytes.length
  await writeFile(partOf(file), bytes)
  await rename(partOf(file), file)
  return bytes.length
}

async function writeStream(file: string, content: ReadableStream): Promise<number> {
  await pipeline(Readable.fromWeb(content), createWriteStream(partOf(file)))
  await rename(partOf(file), file)
  return (await stat(file)).size
}

/** Where a file is written before it is whole: an export that was ended leaves no half of a page. */
const partOf = (file: string): string => `${file}.part`

async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<number> {
  let removed = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      removed += await removeOthers(path, written)
      if ((await readdir(path)).length === 0) await rmdir(path)
    } else if (!written.has(path)) {
      await rm(path)
      removed++
    }
  }
  return removed
}

function countOnly(): ExportFolder {
  let bytes = 0
  return {
    async write(_path, content) {
      if (typeof content === 'string') bytes += Buffer.byteLength(content)
      else for await (const part of content) bytes += (part as Uint8Array).length
    },
    reuse: async () => false,
    bytes: () => bytes,
    finish: async () => 0,
  }
}
