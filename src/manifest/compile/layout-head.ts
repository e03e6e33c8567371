import type { LocalText } from '#schemas/text.ts'
import type { CompiledLayout } from './compiled.ts'

/** What a list of sites reads of a layout that is not in memory. */
export interface LayoutHead {
  name: string
  revision: string
  /** Whether its folder is a site of its own. */
  hasSite: boolean
  /** The hosts of that site. */
  hosts: readonly string[]
  title: LocalText
  /** Whether that site is in maintenance. */
  isMaintenance: boolean
  /** No site can be drawn with it. */
  isAbstract: boolean
  /** Sites whose layout is missing are drawn with it. */
  isFallback: boolean
  /** The hash of its rows for a new site, as its files have them. */
  starterHash: string
}

/** Layouts of which only the last used are in memory. */
export interface LayoutList {
  /** In the order in which they were found. */
  heads(): Iterable<LayoutHead>
  head(name: string): LayoutHead | undefined
  /** Reads the layout when it is not in memory. */
  find(name: string): CompiledLayout | undefined
}

export const headOf = (
  { name, revision, manifest }: CompiledLayout,
  starterHash = revision,
): LayoutHead => ({
  name,
  revision,
  hasSite: manifest.site !== undefined && !manifest.abstract,
  hosts: manifest.site?.hosts ?? [],
  title: manifest.site?.settings.title ?? name,
  isMaintenance: manifest.site?.settings.isMaintenance ?? true,
  isAbstract: manifest.abstract,
  isFallback: manifest.fallback,
  starterHash,
})

/** A list of layouts that are all in memory. */
export function layoutList(layouts: readonly CompiledLayout[]): LayoutList {
  const byName = new Map(layouts.map((layout) => [layout.name, layout]))
  const heads = new Map(layouts.map((layout) => [layout.name, headOf(layout)]))
  return {
    heads: () => heads.values(),
    head: (name) => heads.get(name),
    find: (name) => byName.get(name),
  }
}
