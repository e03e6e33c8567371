import { ServiceError } from '../../../service-error.ts'
import { isOpen, type ProviderStatus } from './payment-provider.ts'
import { alertOf, type Payments } from './payments.ts'

interface Expected {
  siteId: string
  orderId: string
  amount: number
  currency: string
}

/** Throws ServiceError and writes an alert when the status of an order differs from the order. */
export function requireMatch(
  { log }: Pick<Payments, 'log'>,
  { siteId, ...expected }: Expected,
  said: ProviderStatus,
): void {
  const wrong = (['orderId', 'amount', 'currency'] as const).find(
    (name) => expected[name] !== said[name],
  )
  if (wrong === undefined) return
  const { orderId } = expected
  alertOf(log, `${wrong} differs`, { siteId, orderId, wanted: expected[wrong], said: said[wrong] })
  throw new ServiceError(422, `${wrong}: is not that of the order.`, {
    fields: [{ field: wrong, message: 'is not that of the order' }],
  })
}

/** The outcome that the provider confirms; throws while it does not yet confirm the callback's. */
export function requireConfirmed(claim: ProviderStatus, status: ProviderStatus | null) {
  if (status !== null && (!isOpen(status.outcome) || isOpen(claim.outcome))) {
    return status.outcome
  }
  throw new ServiceError(503, 'The provider does not confirm this yet. Send it again later.', {
    retryAfter: 60,
  })
}
