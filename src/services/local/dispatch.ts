import { type Endpoint, isReading } from '#schemas/endpoint.ts'
import { requireAccess } from '../access.ts'
import { findUnstorable, unstorable } from '../postgres-text.ts'
import { ServiceError } from '../service-error.ts'
import type { Calls, ServiceContext } from '../calls.ts'
import { rememberingThrottle } from './areas/rate-limit/rate-limit.ts'
import { answerRest } from './areas/rest/answer-rest.ts'
import type { Handler } from './calls/handler.ts'
import { type Database, ofShare } from './database/database.ts'

const keyOf = ({ method, host, path }: Endpoint) => `${method} ${host} ${path}`

/**
 * Answers each endpoint by its handler, after the check of who may call it. Throws ServiceError with 400 for
 * text that PostgreSQL cannot store.
 */
export function dispatch(database: Database, handlers: readonly Handler[]): Calls {
  const all = new Map(handlers.map((handler) => [keyOf(handler.endpoint), handler]))
  const find = (endpoint: Endpoint, { caller }: ServiceContext, input: unknown): Handler => {
    const handler = all.get(keyOf(endpoint))
    if (handler === undefined) throw new Error(`Nothing serves ${endpoint.path} here.`)
    requireAccess(endpoint, caller)
    requireStorable(input)
    return handler
  }
  // Whoever has not signed in shares connections with all others of that kind: floods come from there.
  const read = ofShare(database, 'reads')
  const rest = ofShare(database, 'rest')
  const forCall = (endpoint: Endpoint, { caller }: ServiceContext) =>
    caller === null && isReading(endpoint) ? read : rest
  return {
    serves: (endpoint) => all.has(keyOf(endpoint)),
    async serve(endpoint, context, input) {
      const handler = find(endpoint, context, input)
      if ('serve' in handler) return handler.serve(forCall(endpoint, context), context, input)
      throw new Error(`${endpoint.path} takes a file or answers in lines.`)
    },
    async receive(endpoint, context, { file, input }) {
      const handler = find(endpoint, context, input)
      if ('receive' in handler) return handler.receive(context, file, input)
      throw new Error(`${endpoint.path} takes no file.`)
    },
    stream(endpoint, context, input) {
      const handler = find(endpoint, context, input)
      if ('stream' in handler) return handler.stream(context, input)
      throw new Error(`${endpoint.path} does not answer in lines.`)
    },
    rest: (context, request) => answerRest(database, context, request),
    throttle: rememberingThrottle(database),
  }
}

function requireStorable(input: unknown): void {
  const field = findUnstorable(input)
  if (field === undefined) return
  throw new ServiceError(400, `${field}: ${unstorable}`, {
    fields: [{ field, message: unstorable }],
  })
}
