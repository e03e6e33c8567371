// Only tests and benchmarks import this file.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AssistantEnvironment, toAssistantConfig } from './areas/assistant/assistant-config.ts'
import { DriveEnvironment, toDriveConfig } from './areas/drive/drive-config.ts'
import { PaymentEnvironment } from './areas/payment/payment-config.ts'
import type { LocalConfig } from './config.ts'

/** The configuration of the services in a test: nothing leaves the machine. */
export const config: LocalConfig = {
  mail: { smtpUrl: undefined, from: 'halo@tenun.example', outbox: join(tmpdir(), 'tenun-outbox') },
  assistant: toAssistantConfig(AssistantEnvironment.parse({}), () =>
    Promise.reject(new Error('Nothing leaves a test.')),
  ),
  drive: toDriveConfig(DriveEnvironment.parse({}), {
    folder: join(tmpdir(), 'tenun-drive'),
    send: () => Promise.reject(new Error('Nothing leaves a test.')),
    log: () => undefined,
  }),
  payouts: { coolDownHours: 0, dailyLimit: 1_000_000_000_000 },
  accountSite: undefined,
  payments: {
    environment: PaymentEnvironment.parse({ PAYMENT_PROVIDER: 'sandbox' }),
    sandboxSecret: 'a secret of the sandbox that only tests know',
    send: () => Promise.reject(new Error('Nothing leaves a test.')),
    log: () => undefined,
  },
}
