import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pathNames, type Endpoint } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { messageIn, messagesIn } from '#schemas/validation-messages.ts'
import { scan } from '#src/manifest/read/plain-json.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { readBytes } from '../http/read-body.ts'
import type { CallEnv } from './call-env.ts'

/** The most a body may weigh: what anyone may send, and what someone who writes content may. */
const most = { public: 64 * 1024, signedIn: 512 * 1024 }
const deepest = 32

/** Reads the input and has the endpoint's schema parse it. Throws ServiceError for what is no input of the endpoint. */
export function parseInput() {
  return createMiddleware<CallEnv>(async function parseInput(c, next) {
    const { endpoint } = c.var
    c.set('input', requireInput(endpoint, await readInput(c, endpoint), askedLanguage(c)))
    return next()
  })
}

/** The input as its schema reads it; throws ServiceError with 400 and the fields that are wrong, in a language. */
export function requireInput(endpoint: Endpoint, rawInput: unknown, locale: Locale): unknown {
  const input = endpoint.input.safeParse(rawInput, { error: messagesIn(locale) })
  if (input.success) return input.data
  const fields = input.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: messageIn(locale, issue),
  }))
  const [first] = fields
  throw new ServiceError(400, `${first?.field || 'input'}: ${first?.message}`, { fields, locale })
}

/** The query, over it the object in the body, and over both the values of the path. */
async function readInput(c: Context, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const names = pathNames(endpoint.path)
  const path = Object.fromEntries(names.map((name) => [name, c.req.param(name)]))
  const query = readQuery(c)
  if (endpoint.method === 'GET' || endpoint.takes === 'file') return { ...query, ...path }
  const limit = endpoint.access === 'public' ? most.public : most.signedIn
  return { ...query, ...(await readObject(c, limit)), ...path }
}

/** The query by its names, without empty values; a name that occurs twice could be read two ways, and is refused. */
function readQuery(c: Context): Record<string, string> {
  const said = Object.entries(c.req.queries())
  for (const [name, values] of said) {
    if (values.length === 1) continue
    const fields = [{ field: name, message: 'Say it once.' }]
    throw new ServiceError(400, `${name}: Say it once.`, { fields })
  }
  const values = said.map(([name, [value = '']]) => [name, value] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
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
