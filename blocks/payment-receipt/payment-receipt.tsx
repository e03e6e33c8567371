import type { Me } from '#schemas/services/account.ts'
import type { Invoice } from '#schemas/services/payment.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment, formatRupiah } from '../parts/format.ts'
import type { PaymentReceiptProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PaymentReceiptAnswers {
  invoice: Invoice | null
  me: Me | null
}

type Part = Pick<BlockProps<PaymentReceiptProps>, 'props' | 'page'>

/** The receipt of a paid invoice; of any other it says that there is none. */
export function PaymentReceipt({
  props,
  data,
  page,
}: BlockProps<PaymentReceiptProps, PaymentReceiptAnswers>) {
  const { invoice, me } = data
  const t = strings[page.locale]
  if (invoice === null || invoice.state !== 'paid') return <Unreadable props={props} page={page} />
  const paidAt = formatMoment(invoice.closedAt ?? invoice.createdAt, page.locale, 'Asia/Jakarta')
  const rows: [string, string][] = [
    [t.number, invoice.id],
    [t.date, paidAt],
    ...(me === null ? [] : [[t.from, `${me.name} (${me.email})`] as [string, string]]),
    [t.for, invoice.class.name],
    [t.to, page.site.title],
  ]
  return (
    <article className="wrap section payment-receipt">
      <h1 className="title">{t.heading}</h1>
      <dl className="payment-receipt-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="payment-receipt-total">
          <dt>{t.total}</dt>
          <dd>{formatRupiah(invoice.amount, page.locale)}</dd>
        </div>
      </dl>
      <p className="payment-receipt-actions">
        <button type="button" className="button" data-part="payment" data-payment="print" hidden>
          {t.print}
        </button>
        <ToPayments props={props} page={page} />
      </p>
    </article>
  )
}

/** What is said where there is no receipt: of an unpaid invoice, or of somebody else's. */
export function Unreadable({ props, page }: Part) {
  const t = strings[page.locale]
  return (
    <section className="wrap section payment-receipt">
      <h1 className="title">{t.heading}</h1>
      <p className="notice" role="status">
        {t.none}
      </p>
      <p className="payment-receipt-actions">
        <ToPayments props={props} page={page} />
      </p>
    </section>
  )
}

function ToPayments({ props, page }: Part) {
  if (props.payments === undefined) return null
  return (
    <a className="link-more" href={props.payments}>
      {strings[page.locale].payments}
    </a>
  )
}
