import fc from 'fast-check'

/** What an attacker, or a fault, does to a callback before it arrives. */
export const tampers = ['signature', 'amount', 'currency', 'provider', 'order', 'claim'] as const
export type Tamper = (typeof tampers)[number]

/** An event in the payment of one learner. */
export type Step =
  /** The provider reports a status of the current order, this many times at once. */
  | { do: 'say'; status: string; tamper: Tamper | null; copies: number }
  /** A callback that was sent before arrives again: late, or after later ones. */
  | { do: 'replay'; which: number }
  /** The learner requests another payment. */
  | { do: 'repay' }
  /** A payout is requested, and then decided on or not. */
  | { do: 'payout'; share: number; decision: 'approve' | 'reject' | null }

/** One payment after its invoice: groups of steps, each group in parallel. */
export interface Sequence {
  provider: 'sandbox' | 'midtrans'
  groups: Step[][]
}

const status = fc.oneof(
  { weight: 4, arbitrary: fc.constant('settlement') },
  { weight: 3, arbitrary: fc.constant('pending') },
  { weight: 1, arbitrary: fc.constantFrom('cancel', 'expire', 'deny', 'capture', 'refund') },
)

const say = fc.record({
  do: fc.constant('say' as const),
  status,
  tamper: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(...tampers) },
  ),
  copies: fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 6 }) },
  ),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: say },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('replay' as const), which: fc.nat({ max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repay' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      share: fc.integer({ min: 1, max: 30 }),
      decision: fc.constantFrom('approve' as const, 'reject' as const, null),
    }),
  },
)

const group = fc.oneof(
  { weight: 3, arbitrary: step.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
)

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  provider: fc.constantFrom('sandbox' as const, 'midtrans' as const),
  groups: fc.array(group, { minLength: 2, maxLength: 6, size: 'max' }),
})
