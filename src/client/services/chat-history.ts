import type { Reply } from './chat-reply.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { assistantKeys } from './assistant-keys.ts'

/** A conversation in local storage: its ids, and its first question with the answer. */
export interface ChatEntry {
  conversation_id: string
  message_id: string
  user_message: string
  bot_message: string
  created_at: string
}

/** Of these: the place that a site has in a browser is small, and sign-in needs some too. */
const most = 200

/** The conversations that this browser remembers. */
export function openChatHistory({ local, now }: BrowserEnvironment) {
  const read = (): ChatEntry[] => {
    try {
      const stored: unknown = JSON.parse(local.read(assistantKeys.history) ?? '[]')
      return Array.isArray(stored) ? (stored as ChatEntry[]) : []
    } catch {
      return []
    }
  }
  const write = (entries: readonly ChatEntry[]) =>
    local.write(assistantKeys.history, JSON.stringify(entries))
  return {
    read,
    /** Stores the first reply of a conversation; later ones, and those that failed, are not stored. */
    remember(question: string, { conversation_id, message_id, text, hasFailed }: Reply): void {
      const entries = read()
      const isKnown = entries.some((entry) => entry.conversation_id === conversation_id)
      if (isKnown || hasFailed || conversation_id === '' || text === '') return
      const created_at = new Date(now()).toISOString()
      const entry = { conversation_id, message_id, user_message: question, bot_message: text }
      write([{ ...entry, created_at }, ...entries].slice(0, most))
    },
    forget: (id: string): void => write(read().filter((entry) => entry.conversation_id !== id)),
  }
}
