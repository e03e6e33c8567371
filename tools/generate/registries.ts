import { stat } from 'node:fs/promises'
import {
  readGenerated,
  readHandlerAreas,
  readUnits,
  type Unit,
  type UnitKind,
  type UnitProblem,
} from './units.ts'

/** The registries, generated from names of folders and files, so that a deleted unit cannot break the generator. */
export interface Registries {
  /** Path from the project's root → content. */
  files: Map<string, string>
  /** The names of units by kind. */
  names: Record<UnitKind, string[]>
  problems: UnitProblem[]
}

/** The registry of each kind of unit. */
export const registryFiles: Record<UnitKind, string> = {
  block: 'blocks/registry.ts',
  rule: 'src/manifest/rules/registry.ts',
  command: 'tools/commands.ts',
  endpoint: 'schemas/services/index.ts',
}

/** Reads the folders of units; writes nothing. */
export async function readRegistries(notice: string): Promise<Registries> {
  const [block, rule, command, endpoint] = await Promise.all([
    readUnits('block'),
    readUnits('rule'),
    readUnits('command'),
    readUnits('endpoint'),
  ])
  const areas = inListedOrder(endpoint.units, await readGenerated(registryFiles.endpoint))
  const namesOf = ({ units }: { units: Unit[] }) => units.map(({ name }) => name)
  return {
    files: new Map([
      [registryFiles.block, blocksRegistry(notice, block.units)],
      ['blocks/styles.css', await blocksStyles(notice, namesOf(block))],
      [registryFiles.rule, rulesRegistry(notice, rule.units)],
      [registryFiles.command, commandsRegistry(notice, command.units)],
      [registryFiles.endpoint, endpointsRegistry(notice, areas)],
      ['src/services/local/areas/registry.ts', handlersRegistry(notice, await readHandlerAreas())],
    ]),
    names: {
      block: namesOf(block),
      rule: namesOf(rule),
      command: namesOf(command),
      endpoint: namesOf(endpoint),
    },
    problems: [block, rule, command, endpoint].flatMap(({ problems }) => problems),
  }
}

function blocksRegistry(notice: string, blocks: readonly Unit[]): string {
  return `// ${notice}
import type { AnyBlock, Registry } from './define.ts'
${blocks.map(({ name, exportName }) => `import { ${exportName} } from './${name}/index.ts'`).join('\n')}

/** Every block by its type. Each checks its own props before it draws, so its own types are its own business. */
export const registry: Registry = new Map<string, unknown>([
${blocks.map(({ name, exportName }) => `  ['${name}', ${exportName}],`).join('\n')}
]) as ReadonlyMap<string, AnyBlock>
`
}

async function blocksStyles(notice: string, types: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    types.map(async (type) => {
      const exists = await stat(`blocks/${type}/${type}.css`).catch(() => undefined)
      return exists ? [`@import './${type}/${type}.css';`] : []
    }),
  )
  return `/* ${notice} */\n${lines.flat().join('\n')}\n`
}

function rulesRegistry(notice: string, rules: readonly Unit[]): string {
  const entries = rules.map(({ name, exportName }) =>
    name === exportName ? `  ${name},` : `  '${name}': ${exportName},`,
  )
  return `// ${notice}
import type { Rule } from './define.ts'
${rules.map(({ name, exportName }) => `import { ${exportName} } from './${name}/index.ts'`).join('\n')}

/** Every rule by its name. */
export const rules = {
${entries.join('\n')}
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
`
}

function commandsRegistry(notice: string, commands: readonly Unit[]): string {
  const entries = commands.map(({ name, exportName }) => {
    const key = /^[a-z0-9]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: async () => (await import('./commands/${name}.ts')).${exportName},`
  })
  return `// ${notice}
import type { Command } from './command.ts'

/** Every command by its name; each is loaded only when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
${entries.join('\n')}
}
`
}

/** Areas in their listed order, since clients read the contract in this order; new areas come last. */
function inListedOrder(areas: readonly Unit[], listed: string): Unit[] {
  const position = ({ exportName }: Unit) => {
    const at = listed.indexOf(`  ...${exportName},`)
    return at === -1 ? listed.length : at
  }
  return areas.toSorted((a, b) => position(a) - position(b))
}

function endpointsRegistry(notice: string, areas: readonly Unit[]): string {
  return `// ${notice} A new area is put at the end; the order of the others does not change.
import type { Endpoint } from '../endpoint.ts'
${areas.map(({ name, exportName }) => `import { ${exportName} } from './${name}.ts'`).join('\n')}

/** Every endpoint, in the order of the contract that clients read. */
export const endpoints: readonly Endpoint[] = [
${areas.map(({ exportName }) => `  ...${exportName},`).join('\n')}
]

/** The endpoint with this path, as page data names it. */
export const findEndpoint = (path: string, method = 'GET'): Endpoint | undefined =>
  endpoints.find((endpoint) => endpoint.path === path && endpoint.method === method)
`
}

function handlersRegistry(notice: string, areas: readonly Unit[]): string {
  return `// ${notice}
import type { Handler } from '../calls/handler.ts'
${areas.map(({ name, exportName }) => `import { ${exportName} } from './${name}/${name}-handlers.ts'`).join('\n')}

/** The handlers of every area that needs nothing but the transaction that is opened for it. */
export const areaHandlers: readonly Handler[] = [
${areas.map(({ exportName }) => `  ...${exportName},`).join('\n')}
]
`
}
