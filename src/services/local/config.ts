import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Send } from '../outbound.ts'
import { openOutbound, readBounded } from '../outbound.ts'
import type { Log } from './backend.ts'
import {
  type AssistantConfig,
  AssistantEnvironment,
  toAssistantConfig,
} from './assistant/config.ts'
import { MailEnvironment, type MailConfig } from './mail/transport.ts'
import { PaymentEnvironment, type PaymentConfig } from './payment/config.ts'

/** The variables of the environment that the local services read. */
export const LocalEnvironment = MailEnvironment.extend(PaymentEnvironment.shape).extend(
  AssistantEnvironment.shape,
)
export type LocalEnvironment = z.output<typeof LocalEnvironment>

/** How the local services run, besides where their data is. */
export interface LocalConfig {
  mail: MailConfig
  payments: PaymentConfig
  assistant: AssistantConfig
}

interface LocalParts {
  dataFolder: string
  /** What only the servers of this system know. */
  secret: string
  /** The way to other systems. */
  send: Send
  log: Log
}

/** Settings of the local services, from an environment that LocalEnvironment has read. */
export const toLocalConfig = (
  environment: LocalEnvironment,
  { dataFolder, secret, send, log }: LocalParts,
): LocalConfig => ({
  mail: {
    smtpUrl: environment.SMTP_URL,
    from: environment.MAIL_FROM,
    outbox: join(dataFolder, 'outbox'),
  },
  assistant: toAssistantConfig(environment, modelFetch(environment)),
  payments: {
    environment,
    sandboxSecret: createHmac('sha256', secret).update('payment sandbox').digest('base64url'),
    send: asFetch(send),
    log,
  },
})

/** The way out in the words of fetch, for what is written against it. */
const asFetch =
  (send: Send): PaymentConfig['send'] =>
  async (url, { method, headers, body, signal }) => {
    const answer = await send(url, {
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      signal: signal ?? undefined,
      deadlineMs: 15_000,
    })
    const bytes = await readBounded(answer.body)
    return new Response(answer.status === 204 ? null : Buffer.from(bytes), {
      status: answer.status,
      headers: answer.headers,
    })
  }

/** The way to the model of the assistant, which an operator may run on a machine of their own. */
function modelFetch({ ASSISTANT_MODEL_URL }: LocalEnvironment): typeof fetch {
  if (ASSISTANT_MODEL_URL === undefined)
    return () => Promise.reject(new Error('There is no model.'))
  const send = openOutbound({ privateHosts: [new URL(ASSISTANT_MODEL_URL).hostname] })
  return async (url, { method = 'GET', headers, body, signal } = {}) => {
    const answer = await send(String(url), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      signal: signal ?? undefined,
      deadlineMs: 10_000,
    })
    const stream = Readable.toWeb(Readable.from(answer.body)) as ReadableStream
    return new Response(stream, { status: answer.status, headers: answer.headers })
  }
}
