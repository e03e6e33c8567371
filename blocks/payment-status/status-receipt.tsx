import type { PageContext } from '#schemas/page-boot.ts'
import { strings } from './strings.ts'

/** The receipt, which the browser's runtime fills in for the payer; who is not signed in is led there. */
export function Receipt({ page }: { page: PageContext }) {
  const t = strings[page.locale]
  const rows = [
    ['id', t.receipt],
    ['class', t.class],
    ['amount', t.amount],
    ['date', t.date],
  ] as const
  return (
    <>
      <dl className="payment-status-receipt" data-receipt-for="payer" hidden>
        {rows.map(([name, label]) => (
          <div key={name}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold" data-receipt={name} />
          </div>
        ))}
      </dl>
      <p data-receipt-for="others" hidden>
        {t.signIn}{' '}
        <a className="link-more" href={`${page.base}/Login`} data-status-action="sign-in">
          {t.toSignIn}
        </a>
      </p>
      <p className="text-small text-muted">{t.mailed}</p>
    </>
  )
}
