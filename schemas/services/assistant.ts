import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint, Pagination } from '../endpoint.ts'
import { PersonName } from './account.ts'

/**
 * An identity of the assistant. Its token is sent as `Authorization: Bearer` with every other call of this
 * host.
 */
export const Identity = z.object({
  id: z.string(),
  name: z.string(),
  workspace_id: z.string().describe('The lmsId of the site.'),
})
export type Identity = z.output<typeof Identity>

/** A published text that an answer was taken from. */
export const Source = z.object({
  kind: z.string().describe('`news`, `blog`, `article`, `class` or `program`.'),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
})
export type Source = z.output<typeof Source>

/** Creates an identity of the assistant, which has a login of its own. The name is optional. */
export const logInIdentity = endpoint({
  host: 'assistant',
  method: 'POST',
  path: 'v1/identity/login',
  summary: 'An identity to talk with.',
  input: z.strictObject({ name: PersonName.optional() }),
  output: z.object({ token: z.string(), identity: Identity }),
  access: 'public',
  entities: [],
  throttle: { times: 20, seconds: 600 },
})

/** The identity of the token; 401 for an invalid one. */
export const readIdentity = endpoint({
  host: 'assistant',
  method: 'GET',
  path: 'v1/identity/me',
  summary: 'Who you are to the assistant.',
  input: z.object({}),
  output: Identity,
  access: 'public',
  entities: [],
})

/** One line of an answer. The last is always `done` or `error`: a stream without one was cut off. */
export const ChatLine = z.object({
  message_id: z.string(),
  id: z.string().describe('Of the conversation.'),
  text: z.string().describe('What comes next; of an `error`, what to tell the reader.'),
  t: z.enum(['delta', 'done', 'error']),
  seq: z.int().nonnegative(),
  sources: z.array(Source).optional(),
})
export type ChatLine = z.output<typeof ChatLine>

/** The most characters of a question: its cost is limited. */
const mostBytes = 4096

/**
 * Answers a question line by line, as newline-delimited JSON. A new question of the same identity ends the
 * previous answer. 401 without an identity, 404 for a conversation of another identity, 422 for another site's
 * workspace, 429 when the budget of the day is used up.
 */
export const chat = endpoint({
  host: 'assistant',
  method: 'POST',
  path: 'v2/chat',
  summary: 'Ask the assistant.',
  input: z.strictObject({
    workspace_id: z.string().min(1).max(200),
    query: z
      .string()
      .trim()
      .min(1)
      .max(4000)
      .refine((query) => new TextEncoder().encode(query).length <= mostBytes, {
        error: bilingual({
          id: 'Persingkat: paling banyak 4 KiB.',
          en: 'Shorten it: at most 4 KiB.',
        }),
      }),
    conversation_id: z.uuid().optional(),
  }),
  output: ChatLine,
  access: 'public',
  entities: [],
  answers: 'lines',
  throttle: { times: 40, seconds: 60 },
})

/** The questions and answers of one conversation, newest first. */
export const listMessages = endpoint({
  host: 'assistant',
  method: 'GET',
  path: 'v1/conversations/{id}/messages',
  summary: 'The messages of a conversation.',
  input: z.object({
    id: z.uuid(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(10),
  }),
  output: z.object({
    items: z.array(
      z.object({
        message_id: z.string(),
        query: z.string(),
        response: z.object({ value: z.string(), sources: z.array(Source) }),
        created_at: z.string(),
      }),
    ),
    pagination: Pagination,
  }),
  access: 'public',
  entities: [],
})

/** Deletes a conversation with its messages. */
export const deleteConversation = endpoint({
  host: 'assistant',
  method: 'DELETE',
  path: 'v1/conversations/{id}',
  summary: 'Delete a conversation.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  access: 'public',
  entities: [],
})

export const assistantEndpoints = [
  logInIdentity,
  readIdentity,
  chat,
  listMessages,
  deleteConversation,
]
