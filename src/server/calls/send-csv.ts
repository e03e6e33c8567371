import type { Context } from 'hono'
import { CsvText } from '#schemas/csv.ts'
import type { Endpoint } from '#schemas/endpoint.ts'

/** `v1/form/submission/export` → `form-submission-export.csv`. */
const fileName = ({ path }: Endpoint) => `${path.replace(/^v\d+\//, '').replaceAll('/', '-')}.csv`

/** Answers with CSV as a file to download, which is never cached. */
export const sendCsv = (c: Context, endpoint: Endpoint, answer: unknown): Response =>
  c.body(CsvText.parse(answer), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName(endpoint)}"`,
    'cache-control': 'private, no-store',
    vary: 'accept-language, authorization',
  })
