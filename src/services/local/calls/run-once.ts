import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { bilingual } from '#schemas/bilingual.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { ServiceContext } from '../../calls.ts'
import { ServiceError } from '../../service-error.ts'
import type { Transaction } from '../database/database.ts'
import { idempotencyKeys } from '../database/tables/idempotency-table.ts'

const otherRequest = bilingual({
  id: 'Kunci idempotensi ini sudah dipakai untuk permintaan lain. Pakai kunci baru.',
  en: 'This idempotency key belongs to another request. Use a new one.',
})

interface Request {
  endpoint: Endpoint
  context: ServiceContext
  input: unknown
}

/**
 * Runs a call whose context has an idempotency key at most once, and returns the stored answer afterwards. Claim,
 * change and answer are one transaction: a second call waits for the first, and runs itself when that was rolled back.
 */
export async function runOnce<T>(
  tx: Transaction,
  { endpoint, context, input }: Request,
  run: () => Promise<T>,
): Promise<T> {
  const { siteId, caller, idempotency } = context
  if (endpoint.isRepeatable !== true || idempotency === undefined) return run()
  const { key, seconds } = idempotency
  const scope = `${endpoint.method} ${endpoint.path} ${caller?.userId ?? ''}`
  const request = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const table = idempotencyKeys
  const isThis = and(eq(table.siteId, siteId), eq(table.scope, scope), eq(table.key, key))
  const claimed = await tx
    .insert(table)
    .values({ siteId, scope, key, request })
    .onConflictDoUpdate({
      target: [table.siteId, table.scope, table.key],
      set: { request, answer: null, storedAt: sql`now()` },
      setWhere: sql`${table.storedAt} < now() - make_interval(secs => ${seconds})`,
    })
    .returning({ key: table.key })
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(table).where(isThis)
    if (stored?.request !== request) throw new ServiceError(422, otherRequest)
    return JSON.parse(stored.answer ?? 'null') as T
  }
  const answer = await run()
  await tx
    .update(table)
    .set({ answer: JSON.stringify(answer) })
    .where(isThis)
  return answer
}
