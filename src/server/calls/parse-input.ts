import type { Context } from 'hono'
import { pathNames, type Endpoint } from '#schemas/endpoint.ts'
import { scan } from '#src/manifest/read/plain-json.ts'
import { ServiceError } from '#src/services/service-error.ts'

/** The most a body may weigh: what anyone may send, and what someone who writes content may. */
const most = { public: 64 * 1024, signedIn: 512 * 1024 }
const deepest = 32

/** What a call was given: the path's values and the query, and over them the object in the body. */
export async function readInput(c: Context, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const names = pathNames(endpoint.path)
  const path = Object.fromEntries(names.map((name) => [name, c.req.param(name)]))
  const query = readQuery(c)
  if (endpoint.method === 'GET' || endpoint.takes === 'file') return { ...query, ...path }
  const limit = endpoint.access === 'public' ? most.public : most.signedIn
  return { ...query, ...(await readObject(c, limit)), ...path }
}

/** The query by its names; one that is said twice could be read two ways, and is refused. */
function readQuery(c: Context): Record<string, string> {
  const said = Object.entries(c.req.queries())
  for (const [name, values] of said) {
    if (values.length === 1) continue
    const fields = [{ field: name, message: 'Say it once.' }]
    throw new ServiceError(400, `${name}: Say it once.`, { fields })
  }
  return Object.fromEntries(said.map(([name, [value = '']]) => [name, value]))
}

async function readObject(c: Context, limit: number): Promise<object> {
  const bytes = await readBytes(c, limit)
  if (bytes.length === 0) return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new ServiceError(415, 'A body is JSON: send Content-Type: application/json.')
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ServiceError(400, 'The body must be a JSON object.')
  return value
}

function parse(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ServiceError(400, 'The body is not UTF-8.', { cause })
  }
  if (scan(text, deepest).tooDeep !== undefined)
    throw new ServiceError(400, `The body is nested deeper than ${deepest} levels.`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServiceError(400, 'The body is not JSON.', { cause })
  }
}

/** A body up to a limit; reading ends where it is passed. Throws ServiceError 400 when the sender breaks off. */
export async function readBytes(c: Context, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError(413, `The body is larger than ${Math.floor(limit / 1024)} KiB.`)
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError(400, 'The body did not come to its end.', { cause })
  }
  return Buffer.concat(chunks)
}
