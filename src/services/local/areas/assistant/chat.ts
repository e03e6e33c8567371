import type { z } from 'zod'
import type { chat, ChatLine, Source } from '#schemas/services/assistant.ts'
import { ServiceError, refuseField } from '../../../service-error.ts'
import type { ServiceContext } from '../../../calls.ts'
import { answerTexts, type AssistantParts } from './answer-texts.ts'
import { inFrames } from './quote-passages.ts'
import { retrieve } from './retrieve.ts'
import {
  type OpenedMessage,
  openMessage,
  storeAnswer,
  type StoredAnswer,
} from './stored-message.ts'

/** An answer while it is streamed. */
interface Running {
  opened: OpenedMessage
  query: string
  signal: AbortSignal
  said: StoredAnswer
}

/**
 * Answers questions. It tracks the running answer of each identity, so that a new question ends the previous
 * answer.
 */
export class Chat {
  private readonly parts: AssistantParts
  private readonly running = new Map<string, AbortController>()

  constructor(parts: AssistantParts) {
    this.parts = parts
  }

  /** Yields an answer line by line; the text is stored however the stream ends. */
  async *serve(
    ctx: ServiceContext,
    { query, ...asked }: z.output<typeof chat.input>,
  ): AsyncGenerator<ChatLine> {
    if (asked.workspace_id !== ctx.siteId)
      throw refuseField('workspace_id', 'This is not the workspace of this site.')
    const { database } = this.parts
    const opened = await openMessage(database, ctx, {
      query,
      conversationId: asked.conversation_id,
    })
    const key = `${ctx.siteId} ${opened.identityId}`
    this.running.get(key)?.abort()
    const own = new AbortController()
    this.running.set(key, own)
    const ends = [own.signal, ctx.signal, ctx.stopping].filter((one) => one !== undefined)
    const signal = AbortSignal.any(ends)
    const said: StoredAnswer = { text: '', sources: [], state: 'aborted' }
    try {
      yield* this.lines(ctx, { opened, query, signal, said })
    } finally {
      if (this.running.get(key) === own) this.running.delete(key)
      await storeAnswer(database, { siteId: ctx.siteId, id: opened.messageId }, said).catch(
        (error: unknown) =>
          this.parts.log('What the assistant said could not be kept', { reason: String(error) }),
      )
    }
  }

  private async *lines(
    ctx: ServiceContext,
    { opened, query, signal, said }: Running,
  ): AsyncGenerator<ChatLine> {
    const { locale } = this.parts.siteOf(ctx.siteId)
    let seq = 0
    const line = (t: ChatLine['t'], text: string, sources?: Source[]): ChatLine => ({
      message_id: opened.messageId,
      id: opened.conversationId,
      text,
      t,
      seq: seq++,
      ...(sources === undefined ? {} : { sources }),
    })
    // The client no longer reads, the server stops, or a newer question replaced this one.
    function* cutShort() {
      if (ctx.signal?.aborted) return
      yield line('error', (ctx.stopping?.aborted ? stopped : replaced)[locale])
    }
    try {
      const passages = await retrieve(this.parts.database, ctx.siteId, query)
      const { turns } = opened
      const texts = answerTexts(this.parts, ctx, { query, turns, passages, signal })
      for await (const text of inFrames(texts)) {
        if (signal.aborted) break
        said.text += text
        yield line('delta', text)
      }
      if (signal.aborted) return yield* cutShort()
      said.sources = passages.map(({ kind, id, slug, title }) => ({ kind, id, slug, title }))
      said.state = 'done'
      yield line('done', '', said.sources)
    } catch (error) {
      if (signal.aborted) return yield* cutShort()
      said.state = 'error'
      if (error instanceof ServiceError && error.status < 500) {
        if (seq === 0) throw error
        return yield line('error', error.message)
      }
      this.parts.log('The assistant could not answer', { reason: String(error) })
      yield line('error', troubles[locale])
    }
  }
}

const replaced = {
  id: 'Jawaban ini berhenti karena ada pertanyaan baru.',
  en: 'This answer ended because of a newer question.',
}

const stopped = {
  id: 'Jawaban ini terputus karena layanan sedang dimulai ulang. Tanyakan sekali lagi.',
  en: 'This answer was cut short because the service restarts. Ask once more.',
}

const troubles = {
  id: 'Maaf, asisten sedang tidak dapat menjawab. Coba lagi sebentar lagi.',
  en: 'Sorry, the assistant cannot answer now. Try again in a moment.',
}
