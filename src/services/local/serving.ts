import type { Endpoint } from '#schemas/endpoint.ts'
import { requireAccess } from '../access.ts'
import type { Binding, Serve } from '../service.ts'
import { classBindings } from './class.ts'
import type { Database } from './database.ts'
import { postBindings } from './post.ts'
import { programBindings } from './program.ts'
import { statisticsBindings } from './statistics.ts'
import { testimonyBindings } from './testimony.ts'

const keyOf = ({ method, host, path }: Endpoint) => `${method} ${host} ${path}`

/** Every endpoint that the local services fulfil, area by area. */
const bindingsOf = (database: Database): Binding[] => [
  ...classBindings(database),
  ...postBindings(database),
  ...programBindings(database),
  ...statisticsBindings(database),
  ...testimonyBindings(database),
]

/** Finds the function that serves an endpoint from a database, behind the check of who may call it. */
export function serveFrom(database: Database): (endpoint: Endpoint) => Serve | undefined {
  const all = new Map(bindingsOf(database).map((bound) => [keyOf(bound.endpoint), guard(bound)]))
  return (endpoint) => all.get(keyOf(endpoint))
}

const guard =
  ({ endpoint, serve }: Binding): Serve =>
  async (ctx, input) => {
    requireAccess(endpoint, ctx.caller)
    return serve(ctx, input)
  }
