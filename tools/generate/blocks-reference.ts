import type { AnyBlock } from '#blocks/define.ts'
import { authoringSchema, unbound, type JsonSchema } from '#src/manifest/read/json-schema.ts'

/** Generates the reference of every block with its props and slots, in Markdown. */
export function blocksReadme(notice: string, blocks: readonly AnyBlock[]): string {
  const intro = `<!-- ${notice} -->

# Blocks

What tenants can say: one folder a block. A block may import \`schemas/\`, \`blocks/define.ts\`, \`blocks/need.ts\`,
\`blocks/fixture-types.ts\` and \`blocks/parts/\`, and no other block. \`npm run tenun -- new block <type>\`
writes the first folder of one; to remove one, delete its folder. \`npm run gen\` after either.

## Add a block

1. \`npm run tenun -- new block <type>\` writes a folder that passes every test; \`npm run gen\` registers it.
2. \`schema.ts\`: what a page writes. Each prop is one of \`#schemas/text.ts\` (\`text\`, \`longText\`, \`html\`, \`link\`, \`image\`, \`itemPath\`) or plain zod, with
   a \`title\`; after the first release a new prop is optional or has a default.
3. \`<type>.tsx\`: markup from props and data only. Look into \`parts/\` first: section heads, buttons, covers, dates, lists, forms.
4. \`index.ts\`: the description, \`needs\` for data, \`failed\` for when it does not come, \`jsonLd\`. \`island\` with \`island.tsx\` only where a
   visitor cannot do without a script: at most 10 KB. It waits for a click (\`interaction\`) or a pointer on the page (\`pointer\`); \`visible\` is for one
   that looks different once it is hydrated.
5. \`fixtures.ts\`: \`filled\`, \`empty\`, each \`look\`, and one in English. Every test below draws them; \`npm run gallery\` shows them in every face.
6. \`npx vitest run blocks/<type> tests/contract/blocks tests/contract/fixture-manifests\`, then \`npx vitest run --project integration tests/contract/browser\`: hostile texts, axe,
   long words and large text, in every face. \`npm run gen\` once more, and commit what it writes.
`
  return [intro, ...blocks.map(section)].join('\n')
}

interface PropRow {
  name: string
  isRequired: boolean
  kind: string
  about: string
}

/** The props of a block as its reference lists them. */
export const propRows = (block: AnyBlock): PropRow[] => rowsOf(authoringSchema(block.props))

/** The properties of an object, with those of the objects in it; behind a list of objects, those of an item. */
function rowsOf({ properties = {}, required }: JsonSchema, within = ''): PropRow[] {
  const needed = Array.isArray(required) ? required : []
  return Object.entries(properties).flatMap(([key, value]) => {
    const schema = unbound(value) ?? {}
    const name = within + key
    const about = [schema.title, schema.description].filter(Boolean).join('. ')
    const row = { name, isRequired: needed.includes(key), kind: kindOf(schema), about }
    const item = itemOf(schema)
    if (isObject(schema)) return [row, ...rowsOf(schema, `${name}.`)]
    return [row, ...(isObject(item) ? rowsOf(item, `${name}[].`) : [])]
  })
}

function section(block: AnyBlock): string {
  const rows = propRows(block).map(
    ({ name, isRequired, kind, about }) =>
      `| \`${name}\`${isRequired ? ' *' : ''} | ${kind} | ${about} |`,
  )
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
  const item = itemOf(schema)
  if (item && !isObject(item)) return `array of ${kindOf(item)}`
  return [schema.type ?? 'any'].flat().join(' or ')
}

const itemOf = ({ items }: JsonSchema): JsonSchema | undefined => unbound(items)

/** Whether a value has properties of its own; a text may be an object of its languages. */
const isObject = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema?.properties !== undefined && schema.kind === undefined
