import type { Invoice } from '#schemas/services/payment.ts'
import type { BlockProps } from '../define.ts'
import { formatDay, formatMoment, formatRupiah } from '../parts/format.ts'
import { fillPath } from '#schemas/item-path.ts'
import type { MyPaymentsProps } from './schema.ts'
import { strings, type Strings } from './strings.ts'

type Part = Pick<BlockProps<MyPaymentsProps>, 'props' | 'page'>

const colour: Record<Invoice['state'], string> = {
  pending: 'badge-orange',
  paid: 'badge-green',
  failed: 'badge-red',
  expired: 'badge-red',
}

/** One invoice of the list: its class, its state and what is left to do. */
export function Payment({
  invoice,
  mayRepay,
  props,
  page,
}: Part & { invoice: Invoice; mayRepay: boolean }) {
  const t = strings[page.locale]
  const { state, amount, payUrl, createdAt, expiresAt } = invoice
  const { name, slug } = invoice.class
  const classPath = props.class && fillPath(props.class, { slug })
  return (
    <li className="my-payment">
      <div>
        <h3 className="text-heading">{classPath ? <a href={classPath}>{name}</a> : name}</h3>
        <p className="mt-1 text-small text-muted">
          {t.made(formatDay(createdAt, page.locale))}
          {state === 'pending' &&
            ` · ${t.expires(formatMoment(expiresAt, page.locale, 'Asia/Jakarta'))}`}
        </p>
      </div>
      <span className={`badge ${colour[state]}`}>{t.states[state]}</span>
      <span className="my-payment-amount">
        {amount === 0 ? t.free : formatRupiah(amount, page.locale)}
      </span>
      {payUrl !== null && (
        <a className="button" href={payUrl} aria-label={`${t.pay}: ${name}`}>
          {t.pay}
        </a>
      )}
      {state === 'paid' && amount > 0 && props.receipt && (
        <a
          className="link-more"
          href={fillPath(props.receipt, { id: invoice.id })}
          aria-label={`${t.receipt}: ${name}`}
        >
          {t.receipt}
        </a>
      )}
      {mayRepay && classPath && (state === 'failed' || state === 'expired') && (
        <Repay name={name} slug={slug} path={classPath} t={t} />
      )}
    </li>
  )
}

/** Pays once more; the browser's runtime shows the button, and says why it was refused. */
function Repay({ name, slug, path, t }: { name: string; slug: string; path: string; t: Strings }) {
  return (
    <div
      className="my-payment-again"
      data-part="payment"
      data-payment="repay"
      data-class={slug}
      data-path={path}
    >
      <button type="button" className="button" hidden aria-label={`${t.repay}: ${name}`}>
        {t.repay}
      </button>
      <p role="alert" className="text-small" />
    </div>
  )
}
