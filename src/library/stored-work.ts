import { join } from 'node:path'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { CompiledStore, StoredLayout } from './compiled-store.ts'
import { folderStamp } from './folder-stamp.ts'
import { hasNoErrors, UnfinishedWork, type LayoutWork, type ServableLayout } from './layout-work.ts'
import type { Snapshots } from './snapshots.ts'
import { fromSent, toSent } from './transfer-layout.ts'

interface StoredWorkOptions {
  /** The folder of the layouts. */
  root: string
  /** Reads and compiles what is not stored. */
  work: LayoutWork
  store: CompiledStore
  snapshots: Snapshots
  now?: () => number
}

/**
 * Takes layouts that are stored compiled while their folders, and those they build on, are as they were; all others are
 * read and compiled, and then stored.
 */
export const storedWork = (options: StoredWorkOptions): LayoutWork => new StoredWork(options)

class StoredWork implements LayoutWork {
  private readonly options: StoredWorkOptions
  /** What was found stored and is not taken yet, by name. */
  private readonly found = new Map<string, StoredLayout>()
  /** The stamps of folders that were read, by the hash of their source. */
  private readonly stamps = new Map<string, { stamp: string; parent: string | undefined }>()
  private saving = Promise.resolve()

  constructor(options: StoredWorkOptions) {
    this.options = options
  }

  async read(name: string): ReturnType<LayoutWork['read']> {
    const { root, work, store, now = Date.now } = this.options
    // Taken before the files are read: a later change has another stamp.
    const stamp = /^[a-z0-9-]+$/.test(name) ? folderStamp(join(root, name), now()) : undefined
    const stored = stamp === undefined ? undefined : await store.read(name).catch(() => undefined)
    if (stored !== undefined && stored.stamp === stamp && isOfDay(stored, dayOf(now()))) {
      this.found.set(name, stored)
      return { source: withoutFiles(name, stored.hash), parent: stored.parent, isStored: true }
    }
    this.found.delete(name)
    const read = await work.read(name)
    if (read === undefined) await store.remove(name)
    else if (stamp !== undefined) this.stamps.set(read.source.hash, { stamp, parent: read.parent })
    return read
  }

  parentOf(source: LayoutSource): Promise<string | undefined> {
    return this.options.work.parentOf(source)
  }

  async compile(source: LayoutSource, parents: readonly LayoutSource[]): Promise<ServableLayout> {
    const chain = parents.map(({ hash }) => hash)
    const stored = this.found.get(source.name)
    this.found.delete(source.name)
    if (stored?.hash === source.hash && stored.chain.join() === chain.join())
      return { layout: fromSent(stored.layout), problems: stored.problems }
    const files = await this.withFiles(source)
    const parentFiles = await Promise.all(parents.map((parent) => this.withFiles(parent)))
    const made = await this.options.work.compile(files, parentFiles)
    const known = stored ?? this.stamps.get(source.hash)
    this.stamps.delete(source.hash)
    const { layout, problems, starterRows } = made
    if (known === undefined || layout === undefined || starterRows === undefined) return made
    // What has errors may be served once and rejected the next time: it is compiled at each start.
    if (!hasNoErrors(problems)) return made
    const { now = Date.now } = this.options
    const day = [files, ...parentFiles].some(namesDay) ? dayOf(now()) : undefined
    const { stamp, parent } = known
    const { hash } = source
    const record = {
      stamp,
      hash,
      chain,
      parent,
      day,
      problems,
      layout: toSent(layout, starterRows),
    }
    this.saving = this.saving.then(() => this.options.store.save(source.name, record))
    return made
  }

  async close(): Promise<void> {
    await this.saving
    await this.options.work.close()
  }

  /** A source with its files: its snapshot, or its folder while that is the same. */
  private async withFiles(source: LayoutSource): Promise<LayoutSource> {
    if (!isWithoutFiles(source)) return source
    const { snapshots, work } = this.options
    const snapshot = await snapshots.read(source.name)
    if (snapshot?.hash === source.hash) return { ...snapshot, unread: [], faults: [] }
    const read = await work.read(source.name)
    if (read?.source.hash === source.hash) return read.source
    throw new UnfinishedWork(`The files of ${source.name} were changed while they were needed.`)
  }
}

const withoutFiles = (name: string, hash: string): LayoutSource => ({
  name,
  hash,
  texts: {},
  assets: {},
  unread: [],
  faults: [],
})

/** A layout has a text at least, or a fault. */
const isWithoutFiles = ({ texts, faults }: LayoutSource): boolean =>
  Object.keys(texts).length === 0 && faults.length === 0

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const isOfDay = ({ day }: StoredLayout, today: string): boolean =>
  day === undefined || day === today

/** Whether a layout accepts a problem until some day: its problems are others after that. */
const namesDay = ({ texts }: LayoutSource): boolean => /"until"/.test(texts['layout.json'] ?? '')
