import type { ManagedPayment } from '#schemas/services/manage-payments.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { strings } from './strings.ts'

interface PaymentItemProps {
  payment: ManagedPayment
  locale: Locale
}

/** One payment: its class and amount, who pays, and how far it is. */
export function PaymentItem({ payment, locale }: PaymentItemProps) {
  const t = strings[locale]
  const { id, state, amount, payer, orderId, provider, createdAt, expiresAt, closedAt } = payment
  const at = (iso: string) => formatMoment(iso, locale, 'Asia/Jakarta')
  const since = state === 'pending' ? t.expires(at(expiresAt)) : closedAt && t.closed(at(closedAt))
  return (
    <ManagedRow
      id={`payment-${id}`}
      name={payment.class.name}
      state={state}
      badges={{
        pending: { label: t.states.pending, colour: 'orange' },
        paid: { label: t.states.paid, colour: 'green' },
        failed: { label: t.states.failed, colour: 'red' },
        expired: { label: t.states.expired, colour: 'red' },
      }}
      locale={locale}
    >
      <p>
        <strong>{amount === 0 ? t.free : formatRupiah(amount, locale)}</strong>
        {' · '}
        {payer === null ? (
          t.erased
        ) : (
          <>
            {payer.name}
            <br />
            <a className="link-more" href={`mailto:${payer.email}`}>
              {payer.email}
            </a>
          </>
        )}
      </p>
      <p className="text-small text-muted">
        {t.made(at(createdAt))}
        {since && ` · ${since}`}
        {orderId !== null && (
          <>
            <br />
            {t.order(orderId)}
          </>
        )}
      </p>
      {provider === 'sandbox' && <p className="text-small">{t.trial}</p>}
    </ManagedRow>
  )
}
