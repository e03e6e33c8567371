import { LineReader } from '#schemas/lines.ts'
import type { ChatLine } from '#schemas/services/assistant.ts'

/** What the assistant said; `hasFailed` when it said that it could not, or was cut off. */
export interface Reply {
  conversation_id: string
  message_id: string
  text: string
  hasFailed: boolean
}

export interface ReplyListeners {
  onText(text: string): void
  onLine(line: Partial<ChatLine>): void
}

/**
 * Reads an answer line by line: lines of JSON are parsed, others are text. Throws when the stream breaks. One
 * that says what its lines are, and ends without its last, was cut off.
 */
export async function readReply(
  body: ReadableStream<Uint8Array>,
  { onText, onLine }: ReplyListeners,
  signal: AbortSignal,
): Promise<Reply> {
  const reply: Reply = { conversation_id: '', message_id: '', text: '', hasFailed: false }
  let isOpen = false
  const take = (text: string) => {
    if (signal.aborted) return
    const line = toLine(text)
    if (line === undefined) {
      reply.text += text
      return onText(text)
    }
    reply.conversation_id = line.id ?? reply.conversation_id
    reply.message_id = line.message_id ?? reply.message_id
    onLine(line)
    isOpen = line.t === 'delta'
    if (line.t === 'error') reply.hasFailed = true
    if (!line.text) return
    reply.text += line.text
    onText(line.text)
  }
  const lines = new LineReader()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (const text of lines.push(value)) take(text)
    }
    for (const text of lines.end()) take(text)
    if (isOpen) reply.hasFailed = true
    return reply
  } finally {
    // A reply without a reader is not sent either.
    reader.cancel().catch(() => undefined)
  }
}

/** A line of JSON that is an object; what is none is text of the answer. */
function toLine(text: string): Partial<ChatLine> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
