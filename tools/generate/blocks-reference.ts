import type { AnyBlock } from '#blocks/define.ts'
import { authoringSchema, unbound, type JsonSchema } from '#src/manifest/read/json-schema.ts'

/** Generates the reference of every block with its props and slots, in Markdown. */
export function blocksReadme(notice: string, blocks: readonly AnyBlock[]): string {
  const intro = `<!-- ${notice} -->

# Blocks

What tenants can say: one folder a block. A block may import \`schemas/\`, \`blocks/define.ts\`, \`blocks/need.ts\`,
\`blocks/fixture-types.ts\` and \`blocks/parts/\`, and no other block. \`npm run tenun -- new block <type>\`
writes the first folder of one; to remove one, delete its folder. \`npm run gen\` after either.
`
  return [intro, ...blocks.map(section)].join('\n')
}

function section(block: AnyBlock): string {
  const { properties = {}, required } = authoringSchema(block.props)
  const needed = Array.isArray(required) ? required : []
  const rows = Object.entries(properties).map(([name, schema]) => {
    const value = unbound(schema) ?? {}
    const about = [value.title, value.description].filter(Boolean).join('. ')
    return `| \`${name}\`${needed.includes(name) ? ' *' : ''} | ${kindOf(value)} | ${about} |`
  })
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, { title }]) => `- slot \`${name}\`: ${title}`,
  )
  const wakes = block.island === undefined ? '' : ' Wakes in the browser.'
  return `## ${block.type}

${block.description}${wakes}

| prop (* required) | value | |
| --- | --- | --- |
${rows.join('\n')}
${slots.length > 0 ? `\n${slots.join('\n')}\n` : ''}`
}

function kindOf(schema: JsonSchema): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' · ')
  if (schema.kind) return schema.kind
  return [schema.type ?? 'any'].flat().join(' or ')
}
