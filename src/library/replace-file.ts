import { randomUUID } from 'node:crypto'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Replaces the content of a file atomically: readers, and a crash, see the old content or the new,
 * never a part. Without `mode` the file keeps its mode; a symbolic link stays and its target is replaced.
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const target = await existing(realpath(path), path)
  const fileMode = mode ?? (await existing(stat(target), undefined))?.mode
  const folder = dirname(target)
  // Watchers of layouts ignore a name with a leading dot.
  const beside = join(folder, `.${basename(target)}.${randomUUID()}.tmp`)
  try {
    await writeSynced(beside, content, fileMode)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await sync(folder)
}

/** Resolves to the result, or to the fallback when there is no such file. */
async function existing<Found, Else>(found: Promise<Found>, fallback: Else): Promise<Found | Else> {
  return found.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback
    throw error
  })
}

async function writeSynced(
  path: string,
  content: string | Uint8Array,
  mode: number | undefined,
): Promise<void> {
  const file = await open(path, 'wx', mode === undefined ? 0o666 : 0o600)
  try {
    await file.writeFile(content)
    // open() applies the umask; chmod does not.
    if (mode !== undefined) await file.chmod(mode & 0o777)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable once its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
