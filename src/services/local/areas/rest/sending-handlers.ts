import { randomUUID } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  sendAspiration,
  sendBookReview,
  sendDiscResult,
  sendDonation,
  sendTestimony,
} from '#schemas/services/rest.ts'
import { handler, type Handler } from '../../calls/handler.ts'
import {
  aspirations,
  bookReviews,
  discResults,
  donations,
} from '../../database/tables/rest-tables.ts'
import { testimonies } from '../../database/tables/testimony-tables.ts'

type SendingEndpoint = Endpoint<z.ZodType<Record<string, unknown>>>

/**
 * Stores the row of a form that visitors send from a page, once for one key. Over `/rest/v1/` the same row is sent in
 * the dialect of PostgREST, which has no keys.
 */
const sendHandler = (endpoint: SendingEndpoint, table: PgTable): Handler =>
  handler(
    { ...endpoint, isRepeatable: true },
    { role: 'server' },
    async (tx, { siteId, locale }, sent) => {
      const columns = Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
        sent[name] === undefined ? [] : [[key, sent[name]] as const],
      )
      const language = table === testimonies && locale !== undefined ? { language: locale } : {}
      const id = randomUUID()
      await tx.insert(table).values({ ...Object.fromEntries(columns), ...language, id, siteId })
      return { id }
    },
  )

/** What visitors send: each row waits until a person has approved it, or the pledge has come. */
export const sendingHandlers: Handler[] = [
  sendHandler(sendBookReview, bookReviews),
  sendHandler(sendAspiration, aspirations),
  sendHandler(sendTestimony, testimonies),
  sendHandler(sendDonation, donations),
  sendHandler(sendDiscResult, discResults),
]
