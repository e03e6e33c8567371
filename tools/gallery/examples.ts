import type { AnyBlock } from '#blocks/define.ts'
import { registry } from '#blocks/registry.ts'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'

/** A fixture as every block writes it. */
export interface Fixture {
  props: Record<string, unknown>
  data: Record<string, unknown>
  slots?: Record<string, string>
  locale?: Locale
  /** The moment that the page shows. */
  now?: string
  query?: NodeQuery
}

/** A block with its fixtures by name. */
export interface Example {
  block: AnyBlock
  fixtures: Readonly<Record<string, Fixture>>
}

const files = import.meta.glob<{ fixtures: Record<string, Fixture> }>('/blocks/*/fixtures.ts', {
  eager: true,
})

/** Every block with its fixtures, sorted by type. */
export const examples: readonly Example[] = [...registry.values()]
  .map((block) => ({ block, fixtures: files[`/blocks/${block.type}/fixtures.ts`]?.fixtures ?? {} }))
  .toSorted((a, b) => a.block.type.localeCompare(b.block.type))

/** The blocks that have every word in their type, title, description or keywords; all without a word. */
export function findExamples(search: string): Example[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return examples.filter(({ block }) => {
    const { type, title, description, keywords = [] } = block
    const text = [type, title, description, ...keywords].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
