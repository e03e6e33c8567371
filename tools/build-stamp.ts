import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnchanged, readStates } from './file-states.ts'

/** What was built: the hash of the sources, and the state of each file when it was taken. */
interface Stamp {
  hash: string
  /** Undefined while a source was changed so lately that a second change might have the same times. */
  states?: Record<string, string> | undefined
}

const stamp = 'dist/.stamp'
const sources = ['blocks', 'schemas', 'src', 'package-lock.json', 'vite.config.ts']

/** Whether any source of the build differs from what was built. Files are read only if one has another size or time. */
export async function isStale(): Promise<boolean> {
  const built = await readStamp()
  if (built === undefined) return true
  const files = await listSources()
  const { states } = built
  const isSame = states !== undefined && files.length === Object.keys(states).length
  if (isSame && files.every((file) => file in states) && isUnchanged('.', states)) return false
  const begun = Date.now()
  if (built.hash !== (await fingerprint(files))) return true
  await write(built.hash, files, begun)
  return false
}

/** Records the sources as built. */
export async function markBuilt(): Promise<void> {
  const begun = Date.now()
  const files = await listSources()
  await write(await fingerprint(files), files, begun)
}

async function readStamp(): Promise<Stamp | undefined> {
  const text = await readFile(stamp, 'utf8').catch(() => '')
  return text.startsWith('{') ? (JSON.parse(text) as Stamp) : undefined
}

async function write(hash: string, files: readonly string[], begun: number): Promise<void> {
  const written: Stamp = { hash, states: readStates('.', files, begun) }
  await writeFile(stamp, JSON.stringify(written))
}

async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    sources.map(async (source) => {
      if (source.includes('.')) return [source]
      const entries = await readdir(source, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    }),
  )
  return lists.flat()
}

async function fingerprint(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
