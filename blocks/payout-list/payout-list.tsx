import { useId } from 'react'
import type { z } from 'zod'
import type { Me } from '#schemas/services/account.ts'
import type { listPayouts } from '#schemas/services/payout.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListFilter, ListForm } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { PayoutItem } from './payout-item.tsx'
import type { PayoutListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PayoutListAnswers {
  payouts: z.output<typeof listPayouts.output> | null
  me: Me | null
}

/** Payouts, newest first; those that wait have a decision for administrators who did not request them. */
export function PayoutList({
  id,
  props,
  data: { payouts, me },
  page: { locale },
  query,
}: BlockProps<PayoutListProps, PayoutListAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  const items = payouts?.items ?? []
  const list = query && { id, query }
  const mayDecide = me?.kind === 'superadmin' || me?.kind === 'admin'
  const mayRequest = mayDecide || me?.kind === 'partner'
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        heading={props.heading}
        action={mayRequest && props.request ? { label: t.request, href: props.request } : undefined}
      />
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {list && (
        <ListFilter list={list} prop="status" label={t.filter} every={t.all} choices={t.states} />
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className="payouts">
          {items.map((payout) => (
            <PayoutItem
              key={payout.id}
              payout={payout}
              locale={locale}
              mayDecide={mayDecide && payout.requestedBy.id !== me?.id}
            />
          ))}
        </ul>
      )}
      {list && payouts && <ListPager list={list} pagination={payouts.pagination} locale={locale} />}
    </section>
  )
}
