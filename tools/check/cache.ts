import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '#src/library/replace-file.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { digest, readFolderState, type FolderState } from './folder-state.ts'
import { readSource } from '#src/library/read-source.ts'

/** The cached check of one layout: a stamp of its folder, hashes of its files, and the problems. */
interface Entry {
  stamp: string
  hash: string
  result: LayoutResult
}

interface Stored {
  /** What the check depended on besides the layouts: engine, blocks, day. */
  key: string
  /** When it was written, in milliseconds since 1970. */
  written: number
  entries: Record<string, Entry>
}

/**
 * Problems that may go without a change to the layout's files: a parent may be added, a permission or the load of the
 * machine may be another.
 */
const uncached = new Set(['unknown-parent', 'unreadable-file', 'unfinished-layout'])

/** A file changed this shortly before the entry was written may change again with the same mtime (git's racy entries). */
const raceMs = 2000

/** Caches checks by the content of files, so that only what changed is checked again. */
export class CheckCache {
  private readonly file: string
  private readonly key: string
  private readonly root: string
  private readonly states = new Map<string, FolderState | undefined>()
  private readonly hashes = new Map<string, string>()
  private stored: Stored

  private constructor(file: string, root: string, stored: Stored) {
    this.file = file
    this.root = root
    this.key = stored.key
    this.stored = stored
  }

  /** Opens the cache of checks that depend on `key`; an unreadable file counts as an empty cache. */
  static async open(folder: string, root: string, key: string): Promise<CheckCache> {
    const file = join(folder, `checked-${digest(root).slice(0, 8)}.json`)
    const text = await readFile(file, 'utf8').catch(() => 'null')
    return new CheckCache(file, root, parse(text, key) ?? { key, written: 0, entries: {} })
  }

  /** Returns the cached result of a layout if its files and those of its parents are unchanged. */
  find(name: string): LayoutResult | undefined {
    const entry = this.stored.entries[name]
    if (entry === undefined || !this.isAsBefore(name, entry)) return undefined
    const parents = entry.result.chain.slice(1)
    const same = parents.every((parent) => {
      const known = this.stored.entries[parent]
      return known !== undefined && this.isAsBefore(parent, known)
    })
    return same ? entry.result : undefined
  }

  private isAsBefore(name: string, { stamp, hash }: Entry): boolean {
    const now = this.stateOf(name)
    if (now === undefined) return false
    if (now.stamp === stamp && now.newest < this.stored.written - raceMs) return true
    return this.hash(name) === hash
  }

  private stateOf(name: string): FolderState | undefined {
    if (!this.states.has(name)) this.states.set(name, readFolderState(join(this.root, name)))
    return this.states.get(name)
  }

  private hash(name: string): string {
    const known = this.hashes.get(name)
    if (known !== undefined) return known
    const source = readSource(this.root, name)
    const made = source === undefined ? '' : digest(source.hash + source.unread.join('\n'))
    this.hashes.set(name, made)
    return made
  }

  /** Stores new results and deletes entries of layouts that no longer exist. */
  async save(fresh: readonly LayoutResult[], names: ReadonlySet<string>): Promise<void> {
    const before = Object.entries(this.stored.entries)
    const current = before.filter(([name]) => names.has(name))
    const entries = new Map(current)
    const refreshed = [...this.hashes.keys()].filter((name) => entries.has(name))
    if (fresh.length === 0 && refreshed.length === 0 && current.length === before.length) return
    const written = Date.now()
    for (const name of refreshed) {
      const entry = entries.get(name)
      if (entry) entries.set(name, { ...entry, stamp: this.stateOf(name)?.stamp ?? '' })
    }
    for (const result of fresh) {
      if (result.problems.some(({ rule }) => uncached.has(rule))) continue
      const stamp = this.stateOf(result.name)?.stamp ?? ''
      entries.set(result.name, { stamp, hash: this.hash(result.name), result })
    }
    this.stored = { key: this.key, written, entries: Object.fromEntries(entries) }
    await replaceFile(this.file, JSON.stringify(this.stored))
  }
}

function parse(text: string, key: string): Stored | undefined {
  try {
    const read = JSON.parse(text) as Stored | null
    return read?.key === key ? read : undefined
  } catch {
    return undefined
  }
}
