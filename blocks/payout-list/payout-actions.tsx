import type { Payout } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { formatRupiah } from '../parts/format.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { strings } from './strings.ts'

/** The two decisions on a payout, each behind a question that says what is decided. */
export function payoutActions(payout: Payout, locale: Locale): ManagedAction[] {
  const t = strings[locale]
  const { id, digest, bank, accountNumber, accountName, amount } = payout
  const text = (
    <p>
      <strong>{formatRupiah(amount, locale)}</strong>
      <br />
      {accountName}
      <br />
      {bank.name} <span className="managed-number">{accountNumber}</span>
    </p>
  )
  return [
    {
      call: 'POST v2/payout/approve',
      label: t.approve,
      input: { id, digest },
      question: { heading: t.questions.approve, text },
    },
    {
      call: 'POST v2/payout/reject',
      label: t.reject,
      input: { id },
      isQuiet: true,
      question: { heading: t.questions.reject, text },
      fields: <ReasonField label={t.reason} />,
    },
  ]
}
