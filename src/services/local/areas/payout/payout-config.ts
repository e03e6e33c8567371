import { z } from 'zod'

/** Environment variables of payouts. */
export const PayoutEnvironment = z.object({
  PAYOUT_COOL_DOWN_HOURS: z.coerce
    .number()
    .min(0)
    .max(720)
    .default(24)
    .describe('How long a bank account is known to a site before it is paid to.'),
  PAYOUT_DAILY_LIMIT: z.coerce
    .number()
    .int()
    .min(10_000)
    .max(1_000_000_000_000)
    .default(100_000_000)
    .describe('The most rupiah that a site approves in one day, of Jakarta.'),
})

export interface PayoutConfig {
  coolDownHours: number
  /** Whole rupiah. */
  dailyLimit: number
}

/** Converts the environment into the limits of payouts. */
export const toPayoutConfig = (environment: z.output<typeof PayoutEnvironment>): PayoutConfig => ({
  coolDownHours: environment.PAYOUT_COOL_DOWN_HOURS,
  dailyLimit: environment.PAYOUT_DAILY_LIMIT,
})
