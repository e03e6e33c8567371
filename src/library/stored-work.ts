import { join } from 'node:path'
import { headOf } from '#src/manifest/compile/layout-head.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { CompiledStore, StoredEntry } from './compiled-store.ts'
import { folderStamp } from './folder-stamp.ts'
import {
  hasNoErrors,
  UnfinishedWork,
  withoutFiles,
  type LayoutWork,
  type ServableLayout,
} from './layout-work.ts'
import { unpackLayout } from './packed-layout.ts'
import type { Snapshots } from './snapshots.ts'
import type { StoredLayouts } from './stored-layouts.ts'
import { takeStored } from './take-stored.ts'

interface StoredWorkOptions {
  /** The folder of the layouts. */
  root: string
  /** Reads and compiles what is not stored. */
  work: LayoutWork
  store: CompiledStore
  snapshots: Snapshots
  now?: () => number
  /** How many folders are looked at when layouts are taken; the others are looked at later. */
  seenAtStart?: number
}

/**
 * Takes layouts that are stored compiled while their folders, and those they build on, are as they were; all others are
 * read and compiled, and then stored.
 */
export const storedWork = (options: StoredWorkOptions): LayoutWork => new StoredWork(options)

/** Some 30 ms of computing: the folders of most servers are all looked at. */
const seenByDefault = 50

class StoredWork implements LayoutWork {
  readonly stored: StoredLayouts
  private readonly options: StoredWorkOptions
  /** The stamps of folders that were read, by the hash of their source. */
  private readonly stamps = new Map<string, { stamp: string; parent: string | undefined }>()

  constructor(options: StoredWorkOptions) {
    this.options = options
    const { store, now = Date.now, seenAtStart = seenByDefault } = options
    const unseen = new Set<string>()
    this.stored = {
      take: (names) =>
        takeStored(names, {
          find: (name) => this.findOfToday(name),
          isAsStored: (name, { stamp }) => this.stampOf(name) === stamp,
          seen: seenAtStart,
          unseen,
        }),
      load(name) {
        const found = store.load(name)
        return found && { layout: unpackLayout(found.layout), bytes: found.bytes }
      },
      isOutdated: (name) =>
        unseen.delete(name) && store.find(name)?.stamp !== this.stampOf(name, now()),
      unseen: () => [...unseen],
      forget: (name) => void store.remove(name),
    }
  }

  async read(name: string): ReturnType<LayoutWork['read']> {
    const { work, store } = this.options
    // Taken before the files are read: a later change has another stamp.
    const stamp = this.stampOf(name)
    const entry = stamp === undefined ? undefined : this.findOfToday(name)
    if (entry !== undefined && entry.stamp === stamp)
      return { source: withoutFiles(name, entry.hash), parent: entry.parent, isStored: true }
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
    const entry = this.options.store.find(source.name)
    if (
      isWithoutFiles(source) &&
      entry?.hash === source.hash &&
      entry.chain.join() === chain.join()
    )
      return { layout: undefined, problems: entry.problems, stored: entry.head }
    const files = await this.withFiles(source)
    const parentFiles = await Promise.all(parents.map((parent) => this.withFiles(parent)))
    const made = await this.options.work.compile(files, parentFiles)
    const known = this.stamps.get(source.hash) ?? (entry?.hash === source.hash ? entry : undefined)
    this.stamps.delete(source.hash)
    const { layout, problems, pack } = made
    if (known === undefined || layout === undefined || pack === undefined) return made
    // What has errors may be served once and rejected the next time: it is compiled at each start.
    if (!hasNoErrors(problems)) return made
    const day = [files, ...parentFiles].some(namesDay) ? this.today() : undefined
    const { stamp, parent } = known
    const head = headOf(layout, made.starterHash)
    const stored: StoredEntry = { stamp, hash: source.hash, chain, parent, day, head, problems }
    return (await this.options.store.save(source.name, stored, pack()))
      ? { ...made, stored: head }
      : made
  }

  async close(): Promise<void> {
    await this.options.store.close()
    await this.options.work.close()
  }

  private stampOf(name: string, now = (this.options.now ?? Date.now)()): string | undefined {
    return /^[a-z0-9-]+$/.test(name) ? folderStamp(join(this.options.root, name), now) : undefined
  }

  private today(): string {
    return new Date((this.options.now ?? Date.now)()).toISOString().slice(0, 10)
  }

  private findOfToday(name: string): StoredEntry | undefined {
    const entry = this.options.store.find(name)
    return entry?.day === undefined || entry.day === this.today() ? entry : undefined
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

/** A layout has a text at least, or a fault. */
const isWithoutFiles = ({ texts, faults }: LayoutSource): boolean =>
  Object.keys(texts).length === 0 && faults.length === 0

/** Whether a layout accepts a problem until some day: its problems are others after that. */
const namesDay = ({ texts }: LayoutSource): boolean => /"until"/.test(texts['layout.json'] ?? '')
