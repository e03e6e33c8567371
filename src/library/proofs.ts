import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from './replace-file.ts'

/** The sources that were quickly compiled by this build of the engine. */
export interface Proofs {
  /** What is remembered of a source, with any parents. */
  find(hash: string): { parent: string | undefined } | undefined
  /** Whether a source was quickly compiled with exactly these parents; `chain` has their hashes, the nearest first. */
  has(hash: string, chain: readonly string[]): boolean
  add(hash: string, proof: { parent: string | undefined; chain: readonly string[] }): void
  /** Stores what was added. A failure is not reported: what is not remembered is compiled in the thread again. */
  save(): Promise<void>
}

interface Proof {
  parent: string | undefined
  /** The SHA-256 of the hashes of its parents. */
  chain: string
}

/** The most proofs in the file; the oldest are dropped. */
const maxProofs = 20_000
/** Milliseconds after an addition, so that those of one reload are written once. */
const saveAfter = 2000

const line = /^([0-9a-f]{64}) ([0-9a-f]{64}) ([a-z0-9-]*)$/

/**
 * Opens a file of proofs. One that is missing, damaged or of another build of the engine holds none: its first line is
 * that build and the SHA-256 of the other lines.
 */
export async function openProofs(file: string, engine: string): Promise<Proofs> {
  const proofs = readProofs(await readFile(file, 'utf8').catch(() => ''), engine)
  let isChanged = false
  let timer: NodeJS.Timeout | undefined
  const save = async () => {
    clearTimeout(timer)
    if (!isChanged) return
    isChanged = false
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await replaceFile(file, printProofs(proofs, engine), 0o600)
    } catch {
      isChanged = true
    }
  }
  return {
    find: (hash) => proofs.get(hash),
    has: (hash, chain) => proofs.get(hash)?.chain === sha256(chain.join()),
    add(hash, { parent, chain }) {
      proofs.delete(hash)
      proofs.set(hash, { parent, chain: sha256(chain.join()) })
      const [oldest] = proofs.keys()
      if (proofs.size > maxProofs && oldest !== undefined) proofs.delete(oldest)
      isChanged = true
      clearTimeout(timer)
      timer = setTimeout(() => void save(), saveAfter).unref()
    },
    save,
  }
}

function readProofs(text: string, engine: string): Map<string, Proof> {
  const proofs = new Map<string, Proof>()
  const end = text.indexOf('\n')
  const lines = text.slice(end + 1)
  if (end === -1 || text.slice(0, end) !== firstLine(lines, engine)) return proofs
  for (const one of lines.split('\n').slice(0, maxProofs)) {
    const [, hash, chain, parent] = line.exec(one) ?? []
    if (hash && chain) proofs.set(hash, { chain, parent: parent === '' ? undefined : parent })
  }
  return proofs
}

function printProofs(proofs: ReadonlyMap<string, Proof>, engine: string): string {
  const lines = [...proofs].map(([hash, { chain, parent }]) => `${hash} ${chain} ${parent ?? ''}`)
  const text = lines.join('\n')
  return `${firstLine(text, engine)}\n${text}`
}

const firstLine = (lines: string, engine: string): string => `${engine} ${sha256(lines)}`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
