import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderHeld, Holder, type Release } from './data-folder-held.ts'

/** Creates a file exclusively as the lock of a folder. One that an ended process left behind is taken over. */
export async function lockByFile(folder: string, holder: Holder): Promise<Release> {
  const file = join(folder, 'tenun.lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    if (await create(file, holder)) return () => rm(file, { force: true })
    const other = await readHolder(file)
    if (other !== undefined && isAlive(other.pid)) throw new DataFolderHeld(folder, other)
    await rm(file, { force: true })
  }
  throw new DataFolderHeld(folder, await readHolder(file))
}

async function create(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
