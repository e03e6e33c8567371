import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#schemas/endpoint.ts'

const folder = 'schemas/services'

interface Area {
  name: string
  /** The endpoints that the area exports, by export name. */
  endpoints: readonly [string, Endpoint][]
}

/** Generates src/client/services/endpoints.ts: the address of each endpoint, and its types. */
export async function clientCalls(notice: string): Promise<string> {
  const areas = (await readAreas()).filter(({ endpoints }) => endpoints.length > 0)
  requireOnce(areas)
  const imports = areas.map(
    ({ name }) => `import type * as ${area(name)} from '#${folder}/${name}.ts'`,
  )
  const types = areas.map(({ name }) => `CallsOf<typeof ${area(name)}>`)
  const entries = areas.flatMap(({ endpoints }) =>
    endpoints.map(
      ([name, { host, method, path, changes }]) =>
        `  ${name}: placeAt('${host} ${method} ${path}${changes ? ' changes' : ''}'),`,
    ),
  )
  return `// ${notice}
${imports.join('\n')}
import { type CallsOf, placeAt } from './declared.ts'

type Calls = ${types.join(' &\n  ')}

/** Every endpoint as a browser calls it. */
export const calls: Calls = {
${entries.join('\n')}
}
`
}

async function readAreas(): Promise<Area[]> {
  const files = (await readdir(folder)).filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && file !== 'index.ts',
  )
  return Promise.all(
    files.toSorted().map(async (file) => {
      const exported = (await import(
        pathToFileURL(join(process.cwd(), folder, file)).href
      )) as object
      return {
        name: file.replace(/\.ts$/, ''),
        endpoints: Object.entries(exported).filter(isNamedEndpoint),
      }
    }),
  )
}

const isNamedEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] => {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'host' in value && 'access' in value
}

function requireOnce(areas: readonly Area[]): void {
  const names = areas.flatMap(({ endpoints }) => endpoints.map(([name]) => name))
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined)
    throw new Error(`Two areas of ${folder} export an endpoint ${twice}: rename one of them.`)
}

// Suffixed, since some area names are reserved words: `class`.
const area = (name: string) =>
  `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Area`
