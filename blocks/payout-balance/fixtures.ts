import type { FixturesOf } from '../fixture-types.ts'
import type { payoutBalance } from './index.ts'

const props = { heading: 'Saldo' }

export const fixtures = {
  filled: {
    props,
    data: {
      balance: {
        currency: 'IDR',
        available: 12_450_000,
        reserved: 1_500_000,
        disbursed: 48_000_000,
      },
    },
  },
  zero: {
    props,
    data: { balance: { currency: 'IDR', available: 0, reserved: 0, disbursed: 0 } },
    locale: 'en',
  },
  empty: { props, data: { balance: null } },
} satisfies FixturesOf<typeof payoutBalance>
