import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { endpoints } from '#schemas/services/index.ts'
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
      if (!reading.delete(value)) continue
      lines.push(`import { ${name} } from '#${path}'`)
      names.push(name)
    }
  }
  if (reading.size > 0) throw new Error('An endpoint is exported by no file of schemas/services.')
  return `${lines.join('\n')}
const endpoints = [${names.join(', ')}]
export const findEndpoint = (path) => endpoints.find((endpoint) => endpoint.path === path)`
}
