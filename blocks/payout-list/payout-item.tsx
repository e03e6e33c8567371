import type { Payout } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import { type BadgeColour, ManagedRow } from '../parts/managed-row.tsx'
import { payoutActions } from './payout-actions.tsx'
import { strings } from './strings.ts'

const colour: Record<Payout['status'], BadgeColour> = {
  requested: 'orange',
  approved: 'green',
  rejected: 'red',
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
  const rupiah = formatRupiah(amount, locale)
  return (
    <ManagedRow
      id={`payout-${payout.id}`}
      name={`${rupiah}, ${accountName}`}
      heading={<span className="managed-number">{rupiah}</span>}
      state={status}
      badges={{ [status]: { label: t.states[status], colour: colour[status] } }}
      actions={mayDecide && status === 'requested' ? payoutActions(payout, locale) : []}
      locale={locale}
    >
      <p>
        {accountName} · {bank.name} <span className="managed-number">{accountNumber}</span>
      </p>
      {note !== '' && <p className="text-small">{note}</p>}
      <ul className="text-small text-muted">
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
    </ManagedRow>
  )
}
