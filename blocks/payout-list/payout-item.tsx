import type { Payout } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import { PayoutDecision } from './payout-decision.tsx'
import { strings } from './strings.ts'

const colour: Record<Payout['status'], string> = {
  requested: 'badge-orange',
  approved: 'badge-green',
  rejected: 'badge-red',
}

interface PayoutItemProps {
  payout: Payout
  locale: Locale
  mayDecide: boolean
}

/** One payout: where the money goes, who requested and decided, and the decision that is left. */
export function PayoutItem({ payout, locale, mayDecide }: PayoutItemProps) {
  const t = strings[locale]
  const { status, amount, bank, accountNumber, accountName, note, reason } = payout
  const at = (iso: string) => formatMoment(iso, locale, 'Asia/Jakarta')
  return (
    <li className="payout" id={`payout-${payout.id}`}>
      <div className="payout-head">
        <h3 className="text-heading payout-amount">{formatRupiah(amount, locale)}</h3>
        <span className={`badge ${colour[status]}`}>{t.states[status]}</span>
      </div>
      <p>
        {accountName} · {bank.name} <span className="payout-number">{accountNumber}</span>
      </p>
      {note !== '' && <p className="text-small">{note}</p>}
      <ul className="payout-lines text-small text-muted">
        <li>{t.requested(payout.requestedBy.name, at(payout.requestedAt))}</li>
        {payout.decidedAt !== null && (
          <li>
            {t.decided[status === 'rejected' ? 'rejected' : 'approved'](
              payout.decidedBy?.name ?? '',
              at(payout.decidedAt),
            )}
          </li>
        )}
        {reason !== null && <li>{t.because(reason)}</li>}
      </ul>
      {mayDecide && status === 'requested' && <PayoutDecision payout={payout} locale={locale} />}
    </li>
  )
}
