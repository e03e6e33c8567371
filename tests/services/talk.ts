// An assistant on the database of a test, and visitors who use it. Only tests import this file.
import { eq } from 'drizzle-orm'
import { chat, type ChatLine, logInIdentity } from '#schemas/services/assistant.ts'
import { openOutbound } from '#src/services/outbound.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import type { Opened } from '#src/services/local/open-for-test.ts'
import { messages } from '#src/services/local/database/tables/assistant-tables.ts'
import {
  AssistantEnvironment,
  modelFetch,
  toAssistantConfig,
} from '#src/services/local/areas/assistant/assistant-config.ts'
import { assistantHandlers } from '#src/services/local/areas/assistant/assistant-handlers.ts'

export type Talk = ReturnType<typeof openTalk>

/** A question in a conversation that already exists. */
interface Question {
  query: string
  conversation_id: string | undefined
}

export function openTalk(opened: Opened) {
  function assistant(environment: Record<string, string>, database = opened.database) {
    const read = AssistantEnvironment.parse(environment)
    const fetch = modelFetch(read.ASSISTANT_MODEL_URL, openOutbound)
    const siteOf = () =>
      ({ name: 'Sanggar', locale: 'id', colour: '#000000', isSignUpOpen: true, mail: {} }) as const
    const log = (message: string) => void opened.logged.push(message)
    const config = toAssistantConfig(read, fetch)
    return dispatch(database, assistantHandlers({ database, config, siteOf, log }))
  }
  /** Answers with quotes from the site. */
  const services = assistant({})

  async function visitor(siteId = 'alpha'): Promise<ServiceContext> {
    const ctx = { siteId, origin: '', caller: null, address: '10.0.0.1' }
    const { token } = logInIdentity.output.parse(await services.serve(logInIdentity, ctx, {}))
    return { ...ctx, assistantToken: token }
  }
  const ask = (ctx: ServiceContext, question: string | Question, using = services) =>
    using.stream(
      chat,
      ctx,
      chat.input.parse({
        workspace_id: ctx.siteId,
        ...(typeof question === 'string' ? { query: question } : question),
      }),
    ) as AsyncIterable<ChatLine>
  async function answerTo(...question: Parameters<typeof ask>) {
    const lines: ChatLine[] = []
    for await (const line of ask(...question)) lines.push(chat.output.parse(line))
    const text = lines
      .filter(({ t }) => t === 'delta')
      .map((line) => line.text)
      .join('')
    return { lines, text, last: lines.at(-1) }
  }
  const stored = (id: string) =>
    opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
      const [row] = await tx.select().from(messages).where(eq(messages.id, id))
      return row
    })
  return { assistant, services, visitor, ask, answerTo, stored }
}
