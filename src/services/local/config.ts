import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Send } from '../outbound.ts'
import { openOutbound, readBounded } from '../outbound.ts'
import type { Log } from './database/backend.ts'
import {
  type AssistantConfig,
  AssistantEnvironment,
  modelFetch,
  toAssistantConfig,
} from './areas/assistant/assistant-config.ts'
import {
  type AccountSiteConfig,
  AccountSiteEnvironment,
  toAccountSiteConfig,
} from './areas/account-site/account-site-config.ts'
import { DriveEnvironment, toDriveConfig, type DriveConfig } from './areas/drive/drive-config.ts'
import { MailEnvironment, type MailConfig } from './areas/mail/mail-transport.ts'
import { PaymentEnvironment, type PaymentConfig } from './areas/payment/payment-config.ts'
import {
  PayoutEnvironment,
  toPayoutConfig,
  type PayoutConfig,
} from './areas/payout/payout-config.ts'

/** The environment variables of the local services. */
export const LocalEnvironment = MailEnvironment.extend(PaymentEnvironment.shape)
  .extend(PayoutEnvironment.shape)
  .extend(AssistantEnvironment.shape)
  .extend(DriveEnvironment.shape)
  .extend(AccountSiteEnvironment.shape)
export type LocalEnvironment = z.output<typeof LocalEnvironment>

/** The configuration of the local services, except where their data is. */
export interface LocalConfig {
  mail: MailConfig
  payments: PaymentConfig
  payouts: PayoutConfig
  assistant: AssistantConfig
  drive: DriveConfig
  /** Undefined where people sign in with a password here. */
  accountSite: AccountSiteConfig | undefined
}

interface LocalParts {
  dataFolder: string
  /** A secret that only the servers of this system have. */
  secret: string
  /** Sends requests to other systems. */
  send: Send
  log: Log
}

/** Converts the environment into the configuration of the local services. */
export const toLocalConfig = (
  environment: LocalEnvironment,
  { dataFolder, secret, send, log }: LocalParts,
): LocalConfig => ({
  mail: {
    smtpUrl: environment.SMTP_URL,
    from: environment.MAIL_FROM,
    outbox: join(dataFolder, 'outbox'),
  },
  assistant: toAssistantConfig(
    environment,
    modelFetch(environment.ASSISTANT_MODEL_URL, openOutbound),
  ),
  drive: toDriveConfig(environment, {
    folder: join(dataFolder, 'drive'),
    send: storageSend(environment),
    log,
  }),
  payouts: toPayoutConfig(environment),
  accountSite: toAccountSiteConfig(environment, secret, (host) => {
    const ask = asFetch(openOutbound({ privateHosts: [host] }))
    return (url, { body, ...init }) =>
      ask(url, { ...init, ...(body instanceof URLSearchParams ? { body: body.toString() } : {}) })
  }),
  payments: {
    environment,
    sandboxSecret: createHmac('sha256', secret).update('payment sandbox').digest('base64url'),
    send: asFetch(send),
    log,
  },
})

/** Requests to the storage of files, which an operator may run in a private network. */
const storageSend = ({ DRIVE_S3_URL }: LocalEnvironment): Send =>
  openOutbound({
    privateHosts: DRIVE_S3_URL === undefined ? [] : [new URL(DRIVE_S3_URL).hostname],
  })

/** `Send` with the signature of fetch, for libraries that expect it. */
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
