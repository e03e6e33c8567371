import type { JsonSchema } from '#src/manifest/read/json-schema.ts'
import type { Placed } from '#tools/gallery/draw-sheet.ts'
import { examples, type Fixture } from '#tools/gallery/examples.ts'
import type { AnyBlock } from '#blocks/define.ts'
import { fillTexts } from './fill-texts.ts'

const placedOf = (block: AnyBlock, name: string, fixture: Fixture): Placed => ({
  id: `${block.type}-${name.replaceAll(/\W+/g, '-')}`,
  block,
  fixture,
})

/** The filled fixture of every block. */
export const filledSheet: readonly Placed[] = examples.flatMap(({ block, fixtures: { filled } }) =>
  filled === undefined ? [] : [placedOf(block, 'filled', filled)],
)

/** Every fixture of every block. */
export const fullSheet: readonly Placed[] = examples.flatMap(({ block, fixtures }) =>
  Object.entries(fixtures).map(([name, fixture]) => placedOf(block, name, fixture)),
)

/** The same fixtures with a text in place of every text that people read; each is cut to what its field may have. */
export const withText = (sheet: readonly Placed[], text: string): Placed[] =>
  sheet.map(({ id, block, fixture }) => ({ id, block, fixture: filledWith(block, fixture, text) }))

function filledWith(block: AnyBlock, fixture: Fixture, text: string): Fixture {
  const filling = { text, mark: text, choose: isRead }
  const props = fillTexts(block.props, fixture.props, filling).value as Fixture['props']
  const needs = block.needs?.(block.props.parse(fixture.props)) ?? {}
  const data = Object.entries(needs).map(([name, { endpoint }]) => [
    name,
    fillTexts(endpoint.output, fixture.data[name], filling).value,
  ])
  return { ...fixture, props, data: Object.fromEntries(data) as Fixture['data'] }
}

/** Whether people read a string: a prop of text, or what a fixture has words with a capital letter for. */
function isRead(_path: string, schema: JsonSchema, sample: unknown): boolean {
  if (schema.kind !== undefined) return schema.kind === 'text' || schema.kind === 'prose'
  return typeof sample === 'string' && /^[A-Z]\w*[a-z ]/.test(sample) && !sample.includes('://')
}
