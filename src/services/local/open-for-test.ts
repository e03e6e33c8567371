// Opens the services for a test. Only tests and benchmarks import this file.
import type { z } from 'zod'
import type { Endpoint, UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '../calls.ts'
import { requireBackgroundQueues } from './areas/background-jobs.ts'
import { callsOf } from './calls-for-test.ts'
import type { Backend } from './database/backend.ts'
import type { NewPlace } from './database/place-for-test.ts'
import { openDatabaseForTest } from './database/open-database-for-test.ts'
import { depsForTest } from './deps-for-test.ts'
import { dispatch } from './dispatch.ts'
import { handlersOf } from './handlers.ts'
import { seed } from './seed/seed.ts'

/** Opens the services on a database of their own; `watch` can wrap the backend. */
export async function openForTest(
  { place, remove }: NewPlace,
  deadline = 5000,
  watch = (backend: Backend): Backend => backend,
) {
  const { log, ...opened } = await openDatabaseForTest(place, { deadline, watch })
  const { database, backend } = opened
  const deps = depsForTest(database, log)
  await requireBackgroundQueues(backend, deps)
  const { serve, serves, receive, stream } = dispatch(database, handlersOf(deps))
  const callsAt = callsOf(serve)

  /** Calls an endpoint of a site as an account of this kind; as a visitor of alpha by default. */
  const ask = <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    { siteId = 'alpha', caller = null }: { siteId?: string; caller?: UserKind | null } = {},
  ) => callsAt(siteId)(endpoint, input, callerOf(caller))

  return {
    ...opened,
    ask,
    serve,
    serves,
    receive,
    stream,
    recorder: deps.recorder,
    seed: (siteId: string, starter: Parameters<typeof seed>[2]['starter']) =>
      seed(database, siteId, { starter }),
    async close() {
      await database.close()
      await remove()
    },
  }
}

/** A caller of this kind, whose account does not matter to the test. */
const callerOf = (kind: UserKind | null): Caller | null =>
  kind === null ? null : { userId: '00000000-0000-4000-8000-000000000000', kind }

export type Opened = Awaited<ReturnType<typeof openForTest>>
