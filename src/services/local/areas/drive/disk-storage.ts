import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Incoming } from './incoming-files.ts'
import type { Storage } from './file-storage.ts'

/** Where the content of a key is in the folder of a drive. */
export function pathIn(folder: string, key: string): string {
  if (!/^[\w-]{43}$/.test(key)) throw new Error('This is no key of the drive.')
  return join(folder, key.slice(0, 2), key)
}

/**
 * Stores contents as files of a folder, each written to a temporary file first, so that no reader sees a part
 * of one.
 */
export function diskStorage(folder: string, incoming: Incoming): Storage {
  const pathOf = (key: string) => pathIn(folder, key)
  return {
    put: (key, content) =>
      incoming.during(async (aside) => {
        const part = join(aside, 'part')
        await writeDurably(part, content.read())
        const path = pathOf(key)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(part, path)
        await syncFolder(dirname(path))
      }),
    async get(key, part) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      const { first, last } = part ?? {}
      return file?.createReadStream({ start: first, end: last }) ?? null
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
