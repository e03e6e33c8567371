import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Send } from '../../../outbound.ts'
import type { Budget } from './token-budget.ts'

/** The model that answers, if one is configured: one that speaks the chat completions API of OpenAI. */
export const AssistantEnvironment = z.object({
  ASSISTANT_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://model.example.id/v1' })
    .optional(),
  ASSISTANT_MODEL_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).default('default'),
  ASSISTANT_DAILY_TOKENS: z.coerce.number().int().min(0).default(500_000),
  ASSISTANT_DAILY_TOKENS_EACH: z.coerce.number().int().min(0).default(20_000),
})

export interface AssistantConfig {
  model: { url: string; key: string | undefined; name: string } | undefined
  budget: Budget
  /** The fetch to the model, with the name that its client package uses. */
  fetch: typeof fetch
}

/** Converts the environment into the configuration of the assistant. */
export const toAssistantConfig = (
  environment: z.output<typeof AssistantEnvironment>,
  send: typeof fetch,
): AssistantConfig => ({
  model:
    environment.ASSISTANT_MODEL_URL === undefined
      ? undefined
      : {
          url: environment.ASSISTANT_MODEL_URL,
          key: environment.ASSISTANT_MODEL_KEY,
          name: environment.ASSISTANT_MODEL,
        },
  budget: {
    site: environment.ASSISTANT_DAILY_TOKENS,
    each: environment.ASSISTANT_DAILY_TOKENS_EACH,
  },
  fetch: send,
})

/** No answer of 1024 tokens is larger than this, including its framing. */
const largest = 1024 * 1024

async function* upTo(most: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new Error('The model sends more than an answer can be.')
    yield chunk
  }
}

/** A fetch to the model, which an operator may run on a machine of their own. */
export function modelFetch(
  url: string | undefined,
  open: (options: { privateHosts: string[] }) => Send,
): typeof fetch {
  if (url === undefined) return () => Promise.reject(new Error('There is no model.'))
  const send = open({ privateHosts: [new URL(url).hostname] })
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    const answer = await send(address instanceof Request ? address.url : String(address), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      signal: signal ?? undefined,
      deadlineMs: 10_000,
    })
    const stream = Readable.toWeb(Readable.from(upTo(largest, answer.body))) as ReadableStream
    return new Response(stream, { status: answer.status, headers: answer.headers })
  }
}
