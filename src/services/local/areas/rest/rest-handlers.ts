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
import type { RestAnswer, RestRequest } from '../../../rest-exchange.ts'
import type { ServiceContext } from '../../../calls.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import type { Database } from '../../database/database.ts'
import { answerRest } from './answer-rest.ts'

type Ask = (
  database: Database,
  context: ServiceContext,
  request: Pick<RestRequest, 'method' | 'query' | 'body'> & { endpoint: Endpoint },
) => Promise<RestAnswer>

/** Answers as `/rest/v1/` does to a visitor: pages show public rows to every caller. */
const askAsVisitor: Ask = (database, context, { endpoint, ...request }) =>
  answerRest(
    database,
    { ...context, caller: null },
    { ...request, table: endpoint.path.replace(/^.*\//, ''), headers: new Headers() },
  )

/** Rows in the shape that the endpoint declares, without the columns it does not name. */
const listHandler = <E extends Endpoint<z.ZodObject<{ limit: z.ZodType }>, z.ZodArray>>(
  endpoint: E,
): Handler =>
  freeHandler(endpoint, async (database, context, { limit }) => {
    const query = `limit=${String(limit)}`
    const request = { endpoint, method: 'GET', query, body: new Uint8Array() } as const
    const { body } = await askAsVisitor(database, context, request)
    return endpoint.output.parse(JSON.parse(body)) as z.output<E['output']>
  })

const sendHandler = <E extends Endpoint>(endpoint: E): Handler =>
  freeHandler(endpoint, async (database, context, input) => {
    const body = new TextEncoder().encode(JSON.stringify(input))
    const request = { endpoint, method: 'POST', query: '', body } as const
    const answer = await askAsVisitor(database, context, request)
    if (answer.status === 201) return {} as z.output<E['output']>
    if (answer.status >= 500) throw new Error(`${endpoint.path} was answered ${answer.body}`)
    throw new ServiceError(400, 'This can’t be kept as it is. Check the fields.')
  })

/** Lists and forms of pages over the tables that `/rest/v1/` serves as well. */
export const restHandlers: Handler[] = [
  ...[listBookReviews, listAspirations, listTestimonies, listDonations].map(listHandler),
  ...[sendBookReview, sendAspiration, sendTestimony, sendDonation, sendDiscResult].map(sendHandler),
]
