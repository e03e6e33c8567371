import { eq } from 'drizzle-orm'
import type { Source } from '#schemas/services/assistant.ts'
import type { ServiceContext } from '../../../calls.ts'
import { ServiceError } from '../../../service-error.ts'
import type { Database } from '../../database/database.ts'
import { conversations, messages } from '../../database/tables/assistant-tables.ts'
import { requireIdentity } from './assistant-identity.ts'
import { isOwn, readTurns } from './conversation.ts'

/** A question that was stored, with the earlier ones of its conversation. */
export interface OpenedMessage {
  identityId: string
  conversationId: string
  messageId: string
  turns: { query: string; answer: string }[]
}

export interface StoredAnswer {
  text: string
  sources: Source[]
  state: 'done' | 'error' | 'aborted'
}

interface Question {
  query: string
  conversationId: string | undefined
}

/** Stores a question, in a new conversation unless it names one of the caller's. */
export function openMessage(
  database: Database,
  ctx: ServiceContext,
  { query, conversationId }: Question,
): Promise<OpenedMessage> {
  const { siteId } = ctx
  return database.transaction({ role: 'server', siteId }, async (tx) => {
    const { id: identityId } = await requireIdentity(tx, ctx)
    const owner = { siteId, identityId }
    if (conversationId !== undefined && !(await isOwn(tx, owner, conversationId)))
      throw new ServiceError(404, 'There is no such conversation.')
    const [made] =
      conversationId === undefined
        ? await tx.insert(conversations).values(owner).returning({ id: conversations.id })
        : [{ id: conversationId }]
    const id = made?.id ?? ''
    const turns = conversationId === undefined ? [] : await readTurns(tx, siteId, id)
    const [message] = await tx
      .insert(messages)
      .values({ siteId, conversationId: id, query })
      .returning({ id: messages.id })
    return { identityId, conversationId: id, messageId: message?.id ?? '', turns }
  })
}

/** Stores the answer of a message, as far as it was streamed. */
export async function storeAnswer(
  database: Database,
  { siteId, id }: { siteId: string; id: string },
  { text, sources, state }: StoredAnswer,
): Promise<void> {
  await database.transaction({ role: 'server', siteId }, async (tx) => {
    await tx.update(messages).set({ answer: text, sources, state }).where(eq(messages.id, id))
  })
}
