import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  listAspirations,
  listBookReviews,
  listDonations,
  type rowsInput,
} from '#schemas/services/rest.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import type { ServiceContext } from '../../../calls.ts'
import { freeHandler, type Handler, readerOf } from '../../calls/handler.ts'
import type { Database } from '../../database/database.ts'
import { answerRest } from './answer-rest.ts'
import { sendingHandlers } from './sending-handlers.ts'

/** Rows in the shape that the endpoint declares, without the columns it does not name: as `/rest/v1/` answers a visitor. */
const listHandler = <E extends Endpoint<typeof rowsInput, z.ZodArray>>(endpoint: E): Handler => ({
  ...freeHandler(endpoint, async (database, context, { limit, offset = 0 }) => {
    const { body } = await answerRest(
      readFor(context, database),
      { ...context, caller: null },
      {
        method: 'GET',
        table: endpoint.path.replace(/^.*\//, ''),
        query: `limit=${String(limit)}&offset=${String(offset)}`,
        body: new Uint8Array(),
        headers: new Headers(),
      },
    )
    return endpoint.output.parse(JSON.parse(body)) as z.output<E['output']>
  }),
  cached: true,
})

/** The database for a read of a page: made together with its others, it needs no limit of its own. */
const readFor = (context: ServiceContext, database: Database): Database => ({
  ...database,
  transaction: (_actor, work) => database.transaction(readerOf(context), work),
})

/** Lists and forms of pages over the tables that `/rest/v1/` serves as well. */
export const restHandlers: Handler[] = [
  ...[listBookReviews, listAspirations, listTestimonies, listDonations].map(listHandler),
  ...sendingHandlers,
]
