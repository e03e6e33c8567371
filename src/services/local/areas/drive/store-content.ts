import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { CheckedFile } from './check-upload.ts'
import type { DriveParts } from './drive-parts.ts'

/** A checked file with the key of its content, and the hash of it in hexadecimal. */
export interface KeyedFile extends Omit<CheckedFile, 'path'> {
  key: string
  sha256: string
}

/** The row of a file: it is inserted before the content is stored, and confirmed or released after it. */
export interface FileRowWay {
  reserve(file: KeyedFile): Promise<string>
  confirm(id: string): Promise<void>
  release(id: string): Promise<void>
}

/**
 * Inserts the row before it stores the content, so that every content has a row by which a leftover is found.
 */
export async function storeContent(
  { storage }: Pick<DriveParts, 'storage'>,
  { path, ...checked }: CheckedFile,
  row: FileRowWay,
): Promise<KeyedFile & { id: string }> {
  const file = {
    ...checked,
    key: randomBytes(32).toString('base64url'),
    sha256: await hashOf(path),
  }
  const { key, sha256, bytes } = file
  const id = await row.reserve(file)
  try {
    await storage.put(key, { bytes, sha256, read: () => readFrom(path) })
    await row.confirm(id)
  } catch (error) {
    await storage.delete(key).catch(() => undefined)
    // While the database is down the row stays; it is not visible, and the next sweep removes it.
    await row.release(id).catch(() => undefined)
    throw error
  }
  return { id, ...file }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of readFrom(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Opens a file when its first bytes are read, and closes it after the last. */
async function* readFrom(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}
