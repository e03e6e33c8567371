import fc from 'fast-check'

const nested = { id: 'z', type: 'rich-text', slots: { body: [{ id: 'z', type: 'cta' }] } }
const values: unknown[] = [
  [null, 0, -1, 1e21, 1.5, '', 'x', true, {}, [], 'x'.repeat(300), nested],
  [{ $bind: 'site.title' }, { $route: 'slug' }, { $bind: 1 }, { toString: 1 }, { length: 3 }],
  ['page:home', 'asset:logo.svg', 'content:sejarah', 'token:ink', '/About#x', '//x', '/%'],
  ['node', 'position', '/props/heading', 'header', 'kaki', 'buka', 'isi', 'aside', 'end'],
  [
    { op: 'remove', at: 'isi' },
    { op: 'move', at: 'isi', where: 'start' },
    { op: 'unset', at: 'buka', paths: ['/heading'] },
    { op: 'replace', at: 'isi', node: nested },
  ],
].flat()
const keys =
  'id type props slots lock v toString length title items at slot where paths node op data seo $bind a/b a~b en'.split(
    ' ',
  )
/** One way to spoil a value of JSON. */
export const anySlip = fc.record({
  kind: fc.constantFrom('drop', 'replace', 'rename', 'double', 'copy'),
  at: fc.nat(),
  from: fc.nat(),
  value: fc.constantFrom(...values),
  key: fc.constantFrom(...keys),
})
export type Slip = typeof anySlip extends fc.Arbitrary<infer S> ? S : never
type Json = Record<string, unknown>

/** Every object and list of a value with each of its keys, unchanged. */
const entriesOf = (value: unknown): { holder: Json; key: string }[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => [
        { holder: value as Json, key },
        ...entriesOf(child),
      ])

/** Spoils a value in place. */
export function slipped(value: unknown, { kind, at, from, value: other, key }: Slip): void {
  const all = entriesOf(value)
  const here = all[at % all.length]
  const there = all[from % all.length]
  if (here === undefined || there === undefined) return
  const { holder, key: own } = here
  const moved = holder[own]
  if (kind === 'replace') holder[own] = structuredClone(other)
  else if (kind === 'copy') holder[own] = structuredClone(there.holder[there.key])
  else if (Array.isArray(holder)) {
    if (kind === 'drop') holder.splice(Number(own), 1)
    else holder.push(structuredClone(moved))
  } else {
    if (kind !== 'double') delete holder[own]
    if (kind !== 'drop') holder[key] = moved
  }
}
