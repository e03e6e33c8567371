import { and, eq, sql } from 'drizzle-orm'
import { logInIdentity, readIdentity } from '#schemas/services/assistant.ts'
import { ServiceError } from '../../../service-error.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { assistantIdentities } from '../../database/tables/assistant-tables.ts'
import { hashToken, newToken } from '../account/session.ts'

/** Creates an identity, which is valid for thirty days like the session of an account. */
export const logInIdentityHandler = handler(
  logInIdentity,
  { role: 'server' },
  async (tx, { siteId }, { name = 'Tamu' }) => {
    const { token, hash } = newToken()
    const [made] = await tx
      .insert(assistantIdentities)
      .values({
        siteId,
        name,
        tokenHash: hash,
        expiresAt: sql`now() + interval '2592000 seconds'`,
      })
      .returning({ id: assistantIdentities.id })
    return { token, identity: { id: made?.id ?? '', name, workspace_id: siteId } }
  },
)

/** The identity of the token that the request carries. */
export const readIdentityHandler = handler(readIdentity, { role: 'server' }, async (tx, ctx) => {
  const { id, name } = await requireIdentity(tx, ctx)
  return { id, name, workspace_id: ctx.siteId }
})

/** The identity of a request; throws ServiceError with 401 when the token is not one of this site. */
export async function requireIdentity(
  tx: Transaction,
  { siteId, assistantToken = '' }: ServiceContext,
): Promise<{ id: string; name: string }> {
  const [found] = await tx
    .select({ id: assistantIdentities.id, name: assistantIdentities.name })
    .from(assistantIdentities)
    .where(
      and(
        eq(assistantIdentities.siteId, siteId),
        eq(assistantIdentities.tokenHash, hashToken(assistantToken)),
        sql`${assistantIdentities.expiresAt} > now()`,
      ),
    )
  if (found === undefined) throw new ServiceError(401, 'Log in to the assistant first.')
  return found
}
