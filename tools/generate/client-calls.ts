import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#schemas/endpoint.ts'

const folder = 'schemas/services'

interface Area {
  name: string
  /** The endpoints that the area exports, by export name. */
  endpoints: [string, Endpoint][]
}

const target = 'src/client/services/endpoints'

/** What every visit calls: in a file of its own, so that a page loads no other addresses for it. */
const everyVisit = new Set(['generateToken', 'logClick'])

/**
 * Generates the address of each endpoint and its types for browsers, path → content: a file an area, so that a page
 * loads those that it calls, and one with all.
 */
export async function clientCalls(notice: string): Promise<[string, string][]> {
  const areas = (await readAreas()).filter(({ endpoints }) => endpoints.length > 0)
  requireOnce(areas)
  const all = areas.map(({ name }) => `export * from './${name}.ts'`)
  return [
    [`${target}/index.ts`, `// ${notice}\n${all.join('\n')}\n`],
    [`${target}/every-visit.ts`, everyVisitFile(notice, areas)],
    ...areas.map((area): [string, string] => [`${target}/${area.name}.ts`, areaFile(notice, area)]),
  ]
}

function areaFile(notice: string, { name, endpoints }: Area): string {
  const isCommon = ([endpoint]: Area['endpoints'][number]) => everyVisit.has(endpoint)
  const common = endpoints.filter(isCommon).map(([endpoint]) => endpoint)
  const exports = endpoints.filter((one) => !isCommon(one)).map((one) => placeLine(one, 'area'))
  const again = common.length > 0 ? `\nexport { ${common.join(', ')} } from './every-visit.ts'` : ''
  return `// ${notice}
import type * as area from '#${folder}/${name}.ts'
import { type Call, placeAt } from '../declared.ts'
${again}
${exports.join('\n')}
`
}

function everyVisitFile(notice: string, areas: readonly Area[]): string {
  const found = areas.flatMap(({ name, endpoints }) => {
    const own = endpoints.filter(([endpoint]) => everyVisit.has(endpoint))
    return own.length > 0 ? [{ name, own }] : []
  })
  const imports = found.map(({ name }) => `import type * as ${name} from '#${folder}/${name}.ts'`)
  const exports = found.flatMap(({ name, own }) => own.map((one) => wholeLine(one, name)))
  return `// ${notice}
${imports.join('\n')}
import type { Call } from '../declared.ts'

${exports.join('\n')}
`
}

function placeLine([endpoint, { host, method, path, changes }]: [string, Endpoint], area: string) {
  const place = `${host} ${method} ${path}${changes ? ' changes' : ''}`
  return `export const ${endpoint}: Call<typeof ${area}.${endpoint}> = placeAt('${place}')`
}

/** A place that needs no function to read it, since each byte of what every visit loads counts. */
function wholeLine([endpoint, { host, method, path }]: [string, Endpoint], area: string) {
  const place = `{ host: '${host}', method: '${method}', path: '${path}' }`
  return `export const ${endpoint}: Call<typeof ${area}.${endpoint}> = ${place}`
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
