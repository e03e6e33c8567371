import type { Payout } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { formatRupiah } from '../parts/format.ts'
import { strings } from './strings.ts'

interface DecisionProps {
  payout: Payout
  locale: Locale
}

/** The two decisions on a payout, each behind a question; the browser's runtime shows and sends them. */
export function PayoutDecision({ payout, locale }: DecisionProps) {
  const t = strings[locale]
  const amount = formatRupiah(payout.amount, locale)
  return (
    <div
      className="payout-decision"
      data-part="payment"
      data-payment="decision"
      data-id={payout.id}
      data-digest={payout.digest}
      hidden
    >
      <button
        type="button"
        className="button"
        data-open="approve"
        aria-label={`${t.approve}: ${amount}, ${payout.accountName}`}
      >
        {t.approve}
      </button>
      <button
        type="button"
        className="button button-quiet"
        data-open="reject"
        aria-label={`${t.reject}: ${amount}, ${payout.accountName}`}
      >
        {t.reject}
      </button>
      <Question payout={payout} locale={locale} decision="approve" />
      <Question payout={payout} locale={locale} decision="reject" />
    </div>
  )
}

/** What is decided, and the button that decides it. */
function Question({
  payout,
  locale,
  decision,
}: DecisionProps & { decision: 'approve' | 'reject' }) {
  const t = strings[locale]
  const headingId = `${decision}-${payout.id}`
  const reasonId = `reason-${payout.id}`
  const { bank, accountNumber, accountName, amount } = payout
  return (
    <dialog className="payout-question" data-decision={decision} aria-labelledby={headingId}>
      <form className="form">
        <h4 id={headingId} className="text-heading">
          {t.questions[decision]}
        </h4>
        <p>
          <strong>{formatRupiah(amount, locale)}</strong>
          <br />
          {accountName}
          <br />
          {bank.name} <span className="payout-number">{accountNumber}</span>
        </p>
        {decision === 'reject' && (
          <div className="form-field">
            <label htmlFor={reasonId}>{t.reason}</label>
            <textarea id={reasonId} name="reason" rows={3} required minLength={3} maxLength={500} />
          </div>
        )}
        <p role="alert" className="payout-said" />
        <p className="payout-buttons">
          <button type="submit" className="button">
            {t[decision]}
          </button>
          <button type="button" className="button" data-sign-in="" hidden>
            {t.signIn}
          </button>
          <button type="button" className="button button-quiet" data-cancel="">
            {t.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
