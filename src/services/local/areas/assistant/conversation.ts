import { and, asc, desc, eq } from 'drizzle-orm'
import { deleteConversation, listMessages } from '#schemas/services/assistant.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { conversations, messages } from '../../database/tables/assistant-tables.ts'
import { requireIdentity } from './assistant-identity.ts'

/** How many earlier questions are sent to the model: more would raise the cost of each question. */
const turns = 16

/** The messages of a conversation of the caller, newest first. */
export const listMessagesHandler = handler(
  listMessages,
  { role: 'server' },
  async (tx, ctx, { id, page, perPage }) => {
    const identity = await requireIdentity(tx, ctx)
    if (!(await isOwn(tx, { siteId: ctx.siteId, identityId: identity.id }, id))) return null
    const asked = { page, pageSize: perPage }
    const chosen = and(eq(messages.siteId, ctx.siteId), eq(messages.conversationId, id))
    const rows = await tx
      .select()
      .from(messages)
      .where(chosen)
      .orderBy(desc(messages.createdAt), asc(messages.id))
      .limit(perPage)
      .offset(offsetOf(asked))
    return {
      items: rows.map(({ id: message_id, query, answer, sources, createdAt }) => ({
        message_id,
        query,
        response: { value: answer, sources },
        created_at: createdAt.toISOString(),
      })),
      pagination: toPagination(asked, await countRows(tx, messages, chosen)),
    }
  },
)

/** Deletes a conversation of the caller. */
export const deleteConversationHandler = handler(
  deleteConversation,
  { role: 'server' },
  async (tx, ctx, { id }) => {
    const identity = await requireIdentity(tx, ctx)
    const [gone] = await tx
      .delete(conversations)
      .where(ownConversation({ siteId: ctx.siteId, identityId: identity.id }, id))
      .returning({ id: conversations.id })
    return gone ?? null
  },
)

/** Whether a conversation belongs to this identity. */
export async function isOwn(
  tx: Transaction,
  owner: { siteId: string; identityId: string },
  id: string,
): Promise<boolean> {
  const own = ownConversation(owner, id)
  return (await countRows(tx, conversations, own)) > 0
}

const ownConversation = (
  { siteId, identityId }: { siteId: string; identityId: string },
  id: string,
) =>
  and(
    eq(conversations.siteId, siteId),
    eq(conversations.id, id),
    eq(conversations.identityId, identityId),
  )

/** The earlier questions and answers, oldest first. */
export async function readTurns(tx: Transaction, siteId: string, id: string) {
  const rows = await tx
    .select({ query: messages.query, answer: messages.answer })
    .from(messages)
    .where(
      and(eq(messages.siteId, siteId), eq(messages.conversationId, id), eq(messages.state, 'done')),
    )
    .orderBy(desc(messages.createdAt))
    .limit(turns)
  return rows.toReversed()
}
