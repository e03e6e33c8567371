import type { EffectiveLayout } from '../inherit/inherit.ts'
import type { LayoutSource } from '../read/source.ts'

/** Names of files as the texts of a layout write them. */
interface NamedFiles {
  assets: ReadonlySet<string>
  contents: ReadonlySet<string>
}

const known = new WeakMap<LayoutSource, NamedFiles>()
const reference = /(asset:|\/media\/|content:)\s?([A-Za-z0-9._/-]+)/g

/** What the files of a layout and of its parents name; each folder is looked through once. */
export const isNamedBy = (
  { chain }: EffectiveLayout,
  kind: keyof NamedFiles,
  name: string,
): boolean => chain.some(({ source }) => namedIn(source)[kind].has(name))

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
