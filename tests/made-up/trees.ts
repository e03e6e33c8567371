import fc from 'fast-check'
import type { Node } from '#schemas/node.ts'

const keys = ['heading', 'lead', 'look', 'a/b', '~', '$bind', 'id', 'en', '1', '']

const anyProp = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, 0, 1, '', 'x', true),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 3 }),
  ),
})).value

/** A node before it has a position. */
interface Seed {
  id: string
  type: string
  v: number
  props: Record<string, unknown>
  lock: string[] | undefined
  /** The node whose slot it goes into if that node comes before it; otherwise it goes to the page. */
  into: string
  slot: string
}

const anyId = fc.nat({ max: 11 }).map((i) => `n${i}`)

const anySeed: fc.Arbitrary<Seed> = fc.record({
  id: anyId,
  type: fc.constantFrom('text', 'text', 'text', 'hero'),
  v: fc.constantFrom(1, 1, 1, 2),
  props: fc.dictionary(fc.constantFrom(...keys), anyProp, { maxKeys: 4 }),
  lock: fc.constantFrom(undefined, undefined, undefined, ['position']),
  into: fc.oneof(anyId, fc.constant('page')),
  slot: fc.constantFrom('main', 'side'),
})
const anySeeds = fc.uniqueArray(anySeed, { selector: ({ id }) => id, maxLength: 12 })

/** One edit of a page: each applies to one seed, by its index. */
const anyChange = fc.record({
  at: fc.nat({ max: 11 }),
  kind: fc.constantFrom('props', 'move', 'order', 'remove', 'insert'),
  seed: anySeed,
})
type Change = typeof anyChange extends fc.Arbitrary<infer C> ? C : never

function changed(seeds: Seed[], { at, kind, seed }: Change): Seed[] {
  const i = at % Math.max(seeds.length, 1)
  const old = seeds[i]
  const rest = seeds.toSpliced(i, 1)
  if (kind === 'insert')
    return seeds.some(({ id }) => id === seed.id) ? seeds : seeds.toSpliced(i, 0, seed)
  if (old === undefined || kind === 'remove') return rest
  if (kind === 'order') return [...rest, old]
  const { props, into, slot } = seed
  return seeds.with(i, { ...old, ...(kind === 'props' ? { props } : { into, slot }) })
}

function grow(seeds: readonly Seed[]): Node[] {
  const top: Node[] = []
  const made = new Map<string, Node>()
  for (const { into, slot, lock, ...seed } of seeds) {
    const node = { ...structuredClone(seed), ...(lock && { lock }) } as Node
    const holder = made.get(into)
    if (holder) ((holder.slots ??= {})[slot] ??= []).push(node)
    else top.push(node)
    made.set(node.id, node)
  }
  return top
}

const anyVersions = (count: number, changes: number): fc.Arbitrary<Node[][]> =>
  fc
    .tuple(
      anySeeds,
      ...Array.from({ length: count }, () => fc.array(anyChange, { maxLength: changes })),
    )
    .map(([seeds, ...edits]) => [
      grow(seeds),
      ...edits.map((edit) => grow(edit.reduce(changed, [...seeds]))),
    ])

/** An arbitrary tree of nodes with unique ids. */
export const anyTree: fc.Arbitrary<Node[]> = anySeeds.map(grow)

/** Two arbitrary trees: unrelated, or the second derived from the first. */
export const anyTwoTrees: fc.Arbitrary<Node[][]> = fc.oneof(
  fc.tuple(anyTree, anyTree),
  anyVersions(1, 5),
)

/** An arbitrary tree, and two derived from it. */
export const anyThreeTrees: fc.Arbitrary<Node[][]> = anyVersions(2, 4)

/** Nodes without empty slots, which are equivalent to missing ones. */
export const withoutEmptySlots = (nodes: readonly Node[]): Node[] =>
  nodes.map(({ slots = {}, ...node }) => {
    const full = Object.entries(slots).filter(([, nodes]) => nodes.length > 0)
    if (full.length === 0) return node
    const trimmed = full.map(([slot, nodes]) => [slot, withoutEmptySlots(nodes)])
    return { ...node, slots: Object.fromEntries(trimmed) as Record<string, Node[]> }
  })
