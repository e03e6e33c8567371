import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Bundles the names of HTML's characters, which decoders of Markdown look up, in two thirds of their compressed size. */
export const packedEntities: Plugin = {
  name: 'packed-entities',
  async load(id) {
    if (!id.endsWith('/node_modules/character-entities/index.js')) return undefined
    const { characterEntities } = (await import(pathToFileURL(id).href)) as {
      characterEntities: Record<string, string>
    }
    return packEntities(characterEntities)
  },
}

/**
 * The source of a module with these characters by name: names are grouped by character, in the order of code points,
 * each group with the distance to the code point before.
 */
export function packEntities(characters: Readonly<Record<string, string>>): string {
  const names = new Map<string, string[]>()
  for (const [name, value] of Object.entries(characters))
    names.set(value, [...(names.get(value) ?? []), name])
  let before = 0
  const groups = [...names].toSorted(([a], [b]) => pointOf(a) - pointOf(b))
  const packed = groups.map(([value, group]) => {
    const point = pointOf(value)
    const distance = point - before === 1 ? '' : String(point - before)
    before = point
    const rest = value.slice(String.fromCodePoint(point).length)
    return [distance + rest, ...group.toSorted((a, b) => b.length - a.length)].join(' ')
  })
  return `export const characterEntities = {}
let point = 0
for (const group of ${JSON.stringify(packed.join(','))}.split(',')) {
  const [value, ...names] = group.split(' ')
  const [distance] = /^\\d*/.exec(value)
  point += Number(distance || 1)
  for (const name of names)
    characterEntities[name] = String.fromCodePoint(point) + value.slice(distance.length)
}`
}

const pointOf = (value: string): number => value.codePointAt(0) ?? 0
