import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  listAspirations,
  listBookReviews,
  listDonations,
  sendAspiration,
  sendBookReview,
  sendDiscResult,
  sendDonation,
  sendTestimony,
} from '#schemas/services/rest.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import { ServiceError } from '../../../service-error.ts'
import type { RestAnswer, RestRequest } from '../../../rest.ts'
import { bind, type Binding, type ServiceContext } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { restOf } from './index.ts'

type Ask = (
  ctx: ServiceContext,
  request: Pick<RestRequest, 'method' | 'query' | 'body'> & { endpoint: Endpoint },
) => Promise<RestAnswer>

/** Answers as `/rest/v1/` does to a visitor: pages show what everyone sees, whoever asks for them. */
const askAsVisitor = (database: Database): Ask => {
  const answer = restOf(database)
  return (ctx, { endpoint, ...request }) =>
    answer(
      { ...ctx, caller: null },
      { ...request, table: endpoint.path.replace(/^.*\//, ''), headers: new Headers() },
    )
}

/** Rows as the endpoint promises them, without the columns it does not name. */
function bindList<E extends Endpoint<z.ZodObject<{ limit: z.ZodType }>, z.ZodArray>>(
  ask: Ask,
  endpoint: E,
): Binding {
  return bind(endpoint, async (ctx, { limit }) => {
    const query = `limit=${String(limit)}`
    const { body } = await ask(ctx, { endpoint, method: 'GET', query, body: new Uint8Array() })
    return endpoint.output.parse(JSON.parse(body)) as z.output<E['output']>
  })
}

function bindSend<E extends Endpoint>(ask: Ask, endpoint: E): Binding {
  return bind(endpoint, async (ctx, input) => {
    const body = new TextEncoder().encode(JSON.stringify(input))
    const answer = await ask(ctx, { endpoint, method: 'POST', query: '', body })
    if (answer.status === 201) return {} as z.output<E['output']>
    if (answer.status >= 500) throw new Error(`${endpoint.path} was answered ${answer.body}`)
    throw new ServiceError(400, 'This can’t be kept as it is. Check the fields.')
  })
}

/** What this area fulfils for pages and forms, besides its dialect over HTTP. */
export function restBindings(database: Database): Binding[] {
  const ask = askAsVisitor(database)
  return [
    ...[listBookReviews, listAspirations, listTestimonies, listDonations].map((endpoint) =>
      bindList(ask, endpoint),
    ),
    ...[sendBookReview, sendAspiration, sendTestimony, sendDonation, sendDiscResult].map(
      (endpoint) => bindSend(ask, endpoint),
    ),
  ]
}
