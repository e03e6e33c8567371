// Requests to `/rest/v1/` that reach the services without a network.
import { PostgrestClient } from '@supabase/postgrest-js'
import type { UserKind } from '#schemas/endpoint.ts'
import type { Database } from '#src/services/local/database/database.ts'
import { answerRest } from '#src/services/local/areas/rest/answer-rest.ts'
import type { RestAnswer, RestRequest } from '#src/services/rest-exchange.ts'
import { idOf } from './filled-tables.ts'

/** The caller: a visitor, or an account of this kind. */
export type Asking = UserKind | null

/** Passes a request to the services as the HTTP layer does. */
export function askAt(database: Database, siteId = 'alpha') {
  return (request: RestRequest, caller: Asking = null): Promise<RestAnswer> =>
    answerRest(
      database,
      {
        siteId,
        origin: `https://${siteId}.example`,
        caller: caller === null ? null : { userId: idOf(0), kind: caller },
      },
      request,
    )
}

const origin = 'https://alpha.example/rest/v1'

/** The public client, unchanged, whose requests reach the services instead of a network. */
export function clientOf(database: Database, caller: Asking = null, siteId = 'alpha') {
  const ask = askAt(database, siteId)
  return new PostgrestClient(origin, {
    headers: { apikey: 'public', authorization: 'Bearer public' },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const { status, headers, body } = await ask(
        {
          method: request.method as RestRequest['method'],
          table: url.pathname.replace('/rest/v1/', ''),
          query: url.search.slice(1),
          headers: request.headers,
          body: new Uint8Array(await request.arrayBuffer()),
        },
        caller,
      )
      return new Response(body === '' ? null : body, { status, headers })
    },
  })
}
