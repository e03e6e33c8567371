import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from './blocks.ts'
import { compileLayout, type Compilation } from './compile.ts'
import type { CompiledLayout } from './compiled.ts'
import { parseLayout, type ParsedLayout } from './parse.ts'
import type { Snapshots } from './snapshots.ts'
import { readLayoutNames, readSource } from './source.ts'

/** Every layout that is served, always in its last good version. */
export interface Library {
  find(name: string): CompiledLayout | undefined
  all(): CompiledLayout[]
  /** Reads these layouts (or all) from disk again; a layout with errors keeps its last good version. */
  reload(names?: readonly string[]): Promise<void>
  onChange(listener: (names: readonly string[]) => void): void
}

interface LibraryOptions {
  root: string
  blocks: KnownBlocks
  /** Hears every problem of a layout that was read, and whether it was taken. */
  report(name: string, problems: readonly Problem[], taken: boolean): void
  /** Where last good versions outlive a restart. */
  snapshots?: Snapshots
}

/** Opens a folder of layouts. Nothing is read before the first `reload`. */
export function openLibrary({ root, blocks, report, snapshots }: LibraryOptions): Library {
  const parsed = new Map<string, ParsedLayout>()
  const compiled = new Map<string, CompiledLayout>()
  const refused = new Map<string, string>()
  const listeners: ((names: readonly string[]) => void)[] = []

  const compile = (layout: ParsedLayout, more: ReadonlyMap<string, ParsedLayout>): Compilation =>
    compileLayout(layout, (name) => more.get(name) ?? parsed.get(name), blocks)

  const take = (layout: ParsedLayout, made: CompiledLayout) => {
    parsed.set(layout.name, layout)
    compiled.set(layout.name, made)
    refused.delete(layout.name)
  }

  const extendsOneOf = (name: string, changed: ReadonlySet<string>): boolean => {
    let parent = parsed.get(name)?.manifest?.extends
    for (let i = 0; parent !== undefined && i < 4; i++) {
      if (changed.has(parent)) return true
      parent = parsed.get(parent)?.manifest?.extends
    }
    return false
  }

  const readChanged = async (names: readonly string[]): Promise<Map<string, ParsedLayout>> => {
    const candidates = new Map<string, ParsedLayout>()
    const sources = await Promise.all(names.map((name) => readSource(root, name)))
    for (const [i, source] of sources.entries()) {
      const name = names[i] ?? ''
      if (source === undefined) {
        parsed.delete(name)
        compiled.delete(name)
      } else if (parsed.get(name)?.source.hash !== source.hash && refused.get(name) !== source.hash) {
        candidates.set(name, parseLayout(source))
      }
    }
    return candidates
  }

  /** A candidate that is good is taken; one that is not leaves, or at the start revives, the last good one. */
  const decide = async (candidate: ParsedLayout, candidates: ReadonlyMap<string, ParsedLayout>) => {
    const { name } = candidate
    const { layout, problems } = compile(candidate, candidates)
    const isGood = !problems.some(({ severity }) => severity === 'error')
    if (layout && isGood) {
      take(candidate, layout)
      await snapshots?.save(candidate.source)
    } else {
      refused.set(name, candidate.source.hash)
      const kept = compiled.has(name) ? undefined : await snapshots?.read(name)
      const revived = kept && compile(parseLayout(kept), candidates).layout
      if (kept && revived) take(parseLayout(kept), revived)
      else if (layout && !compiled.has(name)) take(candidate, layout)
    }
    report(name, problems, isGood)
  }

  const reload = async (names?: readonly string[]) => {
    const wanted = names ?? [...new Set([...(await readLayoutNames(root)), ...parsed.keys()])]
    const before = new Map(compiled)
    const candidates = await readChanged(wanted)
    for (const candidate of candidates.values()) await decide(candidate, candidates)
    const changed = new Set(candidates.keys())
    for (const [name, layout] of parsed) {
      if (changed.has(name) || !extendsOneOf(name, changed)) continue
      const { layout: made, problems } = compile(layout, new Map())
      const isGood = !problems.some(({ severity }) => severity === 'error')
      if (made && isGood) compiled.set(name, made)
      else report(name, problems, false)
    }
    const differing = new Set([...before.keys(), ...compiled.keys()])
    const moved = [...differing].filter((name) => before.get(name) !== compiled.get(name))
    if (moved.length > 0) for (const listener of listeners) listener(moved)
  }

  return {
    find: (name) => compiled.get(name),
    all: () => [...compiled.values()],
    reload,
    onChange: (listener) => void listeners.push(listener),
  }
}
