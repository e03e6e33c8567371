import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { endpoints } from '#schemas/services/index.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import { listFiles } from '#src/library/list-files.ts'

/** The module of the endpoints with only those that pages can load: manifests name no others. */
export async function readEndpoints(): Promise<string> {
  const reading = new Set<unknown>(endpoints.filter(({ method }) => method === 'GET'))
  const lines: string[] = []
  const names: string[] = []
  for (const file of listFiles('schemas/services') ?? []) {
    if (!file.endsWith('.ts') || file === 'index.ts') continue
    const path = `schemas/services/${file}`
    const exports = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exports)) {
      const found = placesIn(name, value).filter(([, endpoint]) => reading.delete(endpoint))
      if (found.length === 0) continue
      lines.push(`import { ${name} } from '#${path}'`)
      names.push(...found.map(([place]) => place))
    }
  }
  if (reading.size > 0) throw new Error('An endpoint is exported by no file of schemas/services.')
  return `${lines.join('\n')}
const endpoints = [${names.join(', ')}]
export const findEndpoint = (path) => endpoints.find((endpoint) => endpoint.path === path)`
}

/** The endpoints of an exported value with the expression that each is found by: itself, or the calls of an area. */
function placesIn(name: string, value: unknown): [place: string, endpoint: unknown][] {
  const calls = isObject(value) && isObject(value['calls']) ? Object.entries(value['calls']) : []
  return [
    [name, value],
    ...calls.map(([call, made]): [string, unknown] => [`${name}.calls.${call}`, made]),
  ]
}
