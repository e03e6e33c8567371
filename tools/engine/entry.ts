import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { AnyBlock, Registry } from '#blocks/define.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'

/** The source of the engine's entry for browsers: the engine, what it must know of each of these blocks, and the rules that look at files. */
export async function engineEntry(blocks: Registry): Promise<string> {
  const { imports, entries } = await blockParts(blocks)
  const looking = Object.values<Rule>(rules).filter(looksAtFiles)
  const ruleParts = await Promise.all(looking.map(rulePart))
  return `import 'without-eval'
import { schemaCheckers } from '#src/manifest/read/schema-check.ts'
import { interpretSchema } from '#src/manifest/read/interpret-schema.ts'
export { parseLayout } from '#src/manifest/read/parse.ts'
export { parseOverlay } from '#src/manifest/read/parse-overlay.ts'
export { checkLayout } from '#src/manifest/rules/check-layout.ts'
export { layoutResult } from '#src/manifest/rules/layout-result.ts'
${imports.join('\n')}
${ruleParts.map(({ line }) => line).join('\n')}

export const checkers = schemaCheckers(interpretSchema)
// Titles are for editors: no problem names them.
const untitled = { title: '', description: '', slots: {} }
export const blocks = new Map([${entries.join(',\n')}].map((block) => [block.type, { ...untitled, ...block }]))
export const rules = [${ruleParts.map(({ name }) => name).join(', ')}]
`
}

const fileHooks = ['layout', 'route', 'page', 'node', 'fleet'] as const
const looksAtFiles = (rule: Rule) => fileHooks.some((hook) => rule[hook] !== undefined)

async function rulePart({ name }: Rule, i: number) {
  const path = `src/manifest/rules/${name}/index.ts`
  const found = await exportOf(path, (value) => (value as Partial<Rule>).name === name)
  return { name: `rule${i}`, line: `import { ${found} as rule${i} } from '#${path}'` }
}

/** What the engine must know of each block, from the files that hold no markup. */
async function blockParts(blocks: Registry) {
  const imports: string[] = []
  const entries: string[] = []
  for (const [i, block] of [...blocks.values()].entries()) {
    const { type, slots, props, migrations } = block
    const schema = `blocks/${type}/schema.ts`
    const name = await exportOf(schema, (value) => value === props)
    imports.push(`import { ${name} as props${i} } from '#${schema}'`)
    const fields = [`type: '${type}'`, `props: props${i}`]
    if (slots !== undefined) fields.push(`slots: ${JSON.stringify(untitled(slots))}`)
    if (migrations !== undefined) {
      const path = `blocks/${type}/migrations.ts`
      const chain = await exportOf(path, (value) => value === migrations)
      imports.push(`import { ${chain} as migrations${i} } from '#${path}'`)
      fields.push(`migrations: migrations${i}`)
    }
    entries.push(`{ ${fields.join(', ')} }`)
  }
  return { imports, entries }
}

const untitled = (slots: NonNullable<AnyBlock['slots']>) =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, { ...slot, title: '' }]))

/** The name under which a file exports a value. */
async function exportOf(path: string, isIt: (value: unknown) => boolean): Promise<string> {
  const exports = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>
  const found = Object.entries(exports).find(([, value]) => isIt(value))
  if (found === undefined) throw new Error(`${path} does not export what its index.ts uses.`)
  return found[0]
}
