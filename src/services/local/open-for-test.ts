// Opens the services for a test. Only tests and benchmarks import this file.
import type { z } from 'zod'
import type { Endpoint, UserKind } from '#schemas/endpoint.ts'
import { config } from './config-for-test.ts'
import type { Caller } from '../calls.ts'
import type { Change } from '../sites.ts'
import { requireBackgroundQueues } from './areas/background-jobs.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { defaultBranding } from './areas/site/stored-sites.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import type { Backend } from './database/backend.ts'
import { createChangeFeed } from './database/change-feed.ts'
import { toDatabase } from './database/database.ts'
import type { NewPlace } from './database/new-database-for-test.ts'
import { openDatabase } from './database/open-database.ts'
import { dispatch } from './dispatch.ts'
import { handlersOf } from './handlers.ts'
import { seed } from './seed/seed.ts'

/** Opens the services on a database of their own; `watch` can wrap the backend. */
export async function openForTest(
  { place, remove }: NewPlace,
  deadline = 5000,
  watch = (backend: Backend): Backend => backend,
) {
  const news: Change[] = []
  const logged: string[] = []
  const feed = createChangeFeed((error) => logged.push(String(error)))
  feed.onChange((change) => news.push(change))
  const log = (message: string) => void logged.push(message)
  const { backend } = await openDatabase({ ...place, log, deadline }, feed)
  const database = toDatabase(watch(backend))
  const drive = openDrive(database, config.drive)
  const recorder = new Recorder(database, log)
  const local = { database, config, drive, log, recorder, siteOf: defaultBranding }
  await requireBackgroundQueues(backend, local)
  const { serve, serves, receive, stream } = dispatch(database, handlersOf(local))

  /** Calls an endpoint as the server does: the input is parsed, and the output is checked. */
  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    { siteId = 'alpha', caller = null }: { siteId?: string; caller?: UserKind | null } = {},
  ): Promise<z.output<E['output']> | null> => {
    const ctx = { siteId, origin: `https://${siteId}.example`, caller: callerOf(caller) }
    const answer = await serve(endpoint, ctx, endpoint.input.parse(input))
    return (answer === null ? null : endpoint.output.parse(answer)) as z.output<E['output']> | null
  }

  return {
    database,
    backend,
    news,
    logged,
    ask,
    serve,
    serves,
    receive,
    stream,
    recorder: local.recorder,
    seed: (siteId: string, starter: Parameters<typeof seed>[2]) => seed(database, siteId, starter),
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
