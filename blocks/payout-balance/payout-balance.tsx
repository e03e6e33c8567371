import { useId } from 'react'
import type { z } from 'zod'
import type { readBalance } from '#schemas/services/payout.ts'
import type { BlockProps } from '../define.ts'
import { formatRupiah } from '../parts/format.ts'
import type { PayoutBalanceProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PayoutBalanceAnswers {
  balance: z.output<typeof readBalance.output> | null
}

const parts = ['available', 'reserved', 'disbursed'] as const

/** The balance of the site in rupiah. */
export function PayoutBalance({
  props,
  data: { balance },
  page: { locale },
}: BlockProps<PayoutBalanceProps, PayoutBalanceAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  if (balance === null) return null
  return (
    <section className="wrap payout-balance-section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {props.heading}
      </h2>
      <dl className="payout-balance">
        {parts.map((part) => (
          <div key={part}>
            <dt className="text-muted">{t[part]}</dt>
            <dd>{formatRupiah(balance[part], locale)}</dd>
          </div>
        ))}
      </dl>
      {balance.available === 0 && <p className="notice">{t.none}</p>}
    </section>
  )
}
