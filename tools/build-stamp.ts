import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stamp = 'dist/.stamp'
const sources = ['blocks', 'schemas', 'src', 'package-lock.json', 'vite.config.ts']

/** Whether any source of the build differs from what was built. */
export async function isStale(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== (await fingerprint())
}

/** Records the sources as built. */
export const markBuilt = async (): Promise<void> => writeFile(stamp, await fingerprint())

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const entries = source.includes('.')
      ? [source]
      : (await readdir(source, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
    for (const file of entries) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}
