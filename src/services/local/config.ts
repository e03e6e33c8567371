import { join } from 'node:path'
import type { z } from 'zod'
import { MailEnvironment, type MailConfig } from './mail/transport.ts'

/** The variables of the environment that the local services read. */
export const LocalEnvironment = MailEnvironment

/** How the local services run, besides where their data is. */
export interface LocalConfig {
  mail: MailConfig
}

/** Settings of the local services, from an environment that LocalEnvironment has read. */
export const toLocalConfig = (
  environment: z.output<typeof LocalEnvironment>,
  dataFolder: string,
): LocalConfig => ({
  mail: {
    smtpUrl: environment.SMTP_URL,
    from: environment.MAIL_FROM,
    outbox: join(dataFolder, 'outbox'),
  },
})
