import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import type { LayoutSource } from '../read/layout-source.ts'

/** File names that occur in the texts of a layout. */
interface NamedFiles {
  assets: ReadonlySet<string>
  contents: ReadonlySet<string>
}

const known = new WeakMap<LayoutSource, NamedFiles>()
const reference = /(asset:|\/media\/|content:)\s?([A-Za-z0-9._/-]+)/g

/**
 * Whether the files of a layout or of its parents refer to a file, which one that could not be read may do; each folder is
 * searched once.
 */
export const isNamedBy = (
  { chain }: EffectiveLayout,
  kind: keyof NamedFiles,
  name: string,
): boolean =>
  chain.some(({ source }) => source.faults.length > 0 || namedIn(source)[kind].has(name))

function namedIn(source: LayoutSource): NamedFiles {
  const found = known.get(source)
  if (found) return found
  const assets = new Set<string>()
  const contents = new Set<string>()
  for (const text of Object.values(source.texts)) {
    for (const [, scheme, name = ''] of text.matchAll(reference)) {
      if (scheme === 'content:') contents.add(name)
      else assets.add(name)
    }
  }
  const made = { assets, contents }
  known.set(source, made)
  return made
}
