import type { ChatLine, Source } from '#schemas/services/assistant.ts'
import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { assistantKeys } from '../services/assistant-keys.ts'
import { listMessages } from '../services/endpoints/assistant.ts'
import { visit } from '../visit-client.ts'
import type { Answer, Messages, Outcome } from './messages.ts'
import { words } from './words.ts'

const t = words[boot.locale]
const { local } = visit.environment

interface TalkEvents {
  /** A question is being answered, or no longer. */
  answering(isAnswering: boolean): void
  /** The stored conversations changed. */
  stored(): void
}

/** One conversation at a time: asks, stops, opens another. */
export interface Talk {
  ask(query: string): Promise<void>
  stop(): void
  /** Begins a new conversation; the next question is its first. */
  renew(): void
  /** Shows a conversation from the server, page by page from its end; else its beginning, which the browser has. */
  open(id: string, page: number): Promise<boolean>
  current(): string | undefined
}

/** Talks with the assistant and shows what is said. */
export function openTalk(messages: Messages, { answering, stored }: TalkEvents): Talk {
  let conversation = services.currentConversation() ?? undefined
  let running: AbortController | undefined

  const talk: Talk = {
    async ask(query) {
      running?.abort()
      const mine = (running = new AbortController())
      messages.question(query)
      const answer = messages.answer()
      answering(true)
      const outcome = await read(answer, {
        query,
        conversation,
        signal: mine.signal,
        begun: (id) => (conversation = id),
      })
      const again = () => void talk.ask(query)
      answer.end(outcome.note === undefined ? outcome : { ...outcome, again })
      if (running === mine) answering(false)
      stored()
    },
    stop: () => running?.abort(),
    renew() {
      running?.abort()
      conversation = undefined
      local.remove(assistantKeys.conversation)
      messages.clear()
    },
    async open(id, page) {
      if (page === 1) messages.clear()
      conversation = id
      local.write(assistantKeys.conversation, id)
      const read = services.callService(listMessages, { id, page })
      const { data } = await services.toResult(read)
      if (id !== conversation) return false
      if (data === null) {
        showStored(id, messages)
        return false
      }
      for (const { query, response } of data.items)
        messages.earlier(query, response.value, response.sources)
      return page < data.pagination.totalPages
    },
    current: () => conversation,
  }
  return talk
}

interface Asked {
  query: string
  conversation: string | undefined
  signal: AbortSignal
  /** Takes the id of the conversation, which a first question begins. */
  begun(id: string): void
}

/** Writes what is answered as it comes. */
async function read(
  answer: Answer,
  { query, conversation, signal, begun }: Asked,
): Promise<Outcome> {
  let sources: readonly Source[] = []
  const question = { query, ...(conversation !== undefined && { conversation_id: conversation }) }
  const onLine = (line: Partial<ChatLine>) => {
    if (line.id) begun(line.id)
    sources = line.sources ?? sources
  }
  try {
    const reply = await services.streamChat(question, { signal, onText: answer.write, onLine })
    if (signal.aborted) return { note: t.stopped }
    if (reply === null) return { note: navigator.onLine ? t.failed : t.offline }
    return reply.hasFailed ? { note: t.broken } : { sources }
  } catch {
    // An answer without a body: https://developer.mozilla.org/en-US/docs/Web/API/Response/body
    return { note: t.failed }
  }
}

function showStored(id: string, messages: Messages): void {
  const entry = services.history().find((one) => one.conversation_id === id)
  if (entry) messages.earlier(entry.user_message, entry.bot_message, [])
  messages.note(t.onlyHere)
}
