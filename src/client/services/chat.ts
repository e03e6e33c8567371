import type { ChatLine } from '#schemas/services/assistant.ts'
import { CallFailed } from './call-failed.ts'
import { type Calls, toRequest, type CallResult } from './call.ts'
import { openChatHistory, type ChatEntry } from './chat-history.ts'
import { readReply, type Reply, type ReplyListeners } from './chat-reply.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import * as endpoints from './endpoints/index.ts'
import { assistantKeys } from './assistant-keys.ts'
import type { Transport } from './transport.ts'

export interface Question {
  query: string
  /** Without it, a new conversation begins. */
  conversation_id?: string
}

export interface Listeners extends Partial<ReplyListeners> {
  signal?: AbortSignal
}

export interface Chat {
  /**
   * Asks, and hands on what comes as it comes. A new question ends the one before. The reply, or null when
   * it was ended or failed: an end is silent, a failure is logged. Throws 'Response stream error' when the
   * answer has no body.
   */
  streamChat(question: Question, listeners?: Listeners): Promise<Reply | null>
  /** Forgets a conversation here, and at the assistant if it can be reached. */
  deleteConversation(id: string): Promise<CallResult<{ id: string }>>
  /** The conversations of this browser by their first exchange, the latest first. */
  history(): ChatEntry[]
  /** The conversation that was open last. */
  currentConversation(): string | null
}

interface ChatOptions {
  environment: BrowserEnvironment
  transport: Transport
  calls: Calls
  lmsId: string
}

const noBody = 'Response stream error'
/** A model may think before its first word. */
const firstLineMs = 30_000

/** The assistant as one browser talks with it. A new question aborts the stream of the one before. */
export function openChat(options: ChatOptions): Chat {
  const { environment, calls } = options
  const { local } = environment
  const history = openChatHistory(environment)
  const open = openStream(options)
  let running: AbortController | undefined

  return {
    async streamChat(question, { signal, onText, onLine } = {}) {
      running?.abort()
      const mine = (running = new AbortController())
      if (signal?.aborted) mine.abort()
      const end = () => mine.abort()
      signal?.addEventListener('abort', end, { once: true })
      try {
        const { body } = await open(question, mine.signal)
        if (body === null) throw new Error(noBody)
        const receive = (line: Partial<ChatLine>) => {
          if (line.id) local.write(assistantKeys.conversation, line.id)
          onLine?.(line)
        }
        const listeners = { onText: onText ?? (() => undefined), onLine: receive }
        const reply = await readReply(body, listeners, mine.signal)
        history.remember(question.query, reply)
        return reply
      } catch (error) {
        if (mine.signal.aborted) return null
        if (error instanceof Error && error.message === noBody) throw error
        environment.log('chat stream', error)
        return null
      } finally {
        signal?.removeEventListener('abort', end)
      }
    },
    async deleteConversation(id) {
      const settled = await calls.toResult(calls.callService(endpoints.deleteConversation, { id }))
      history.forget(id)
      if (local.read(assistantKeys.conversation) === id) local.remove(assistantKeys.conversation)
      return settled
    },
    history: history.read,
    currentConversation: () => local.read(assistantKeys.conversation),
  }
}

/**
 * Opens the stream of an answer, with an identity of the assistant: a new one when there is none that holds.
 * A conversation that the identity does not have begins anew.
 */
function openStream({ environment: { local }, transport, calls, lmsId }: ChatOptions) {
  const logIn = async () => {
    const { token } = await calls.callService(endpoints.logInIdentity, {})
    local.write(assistantKeys.token, token)
  }
  return async (question: Question, signal: AbortSignal): Promise<Response> => {
    const ask = (asked: Question) => {
      const request = toRequest(endpoints.chat, { workspace_id: lmsId, ...asked })
      return transport.open(request, { signal, deadlineMs: firstLineMs })
    }
    const anew = { query: question.query }
    if (local.read(assistantKeys.token) === null) {
      await logIn()
      return ask(anew)
    }
    try {
      return await ask(question)
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : undefined
      const isGone = problem === 'not-found' && question.conversation_id !== undefined
      if (problem === 'sign-in-first') await logIn()
      else if (!isGone) throw error
      return ask(anew)
    }
  }
}
