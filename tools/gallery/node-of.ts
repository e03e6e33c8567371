import { Node } from '#schemas/node.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import type { Example } from './examples.ts'

/** A fixture as a node of a page. Its slots are empty: what a fixture puts into them is HTML and no node. */
export function nodeOf({ block, fixtures }: Example, name: string): Node {
  const slots = Object.keys(fixtures[name]?.slots ?? {}).map((slot) => [slot, []])
  return Node.parse({
    id: block.type,
    type: block.type,
    v: versionOf(block),
    props: JSON.parse(JSON.stringify(fixtures[name]?.props ?? {})),
    ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
  })
}
