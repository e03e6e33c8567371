import type { z } from 'zod'
import type { Me } from '#schemas/services/account.ts'
import type { LeadArea } from '#schemas/services/lead-area.ts'
import type { Bank, listPayouts } from '#schemas/services/payout.ts'
import type { BlockProps } from '../define.ts'
import { AreaNote } from '../parts/area-note.tsx'
import { ManagedList } from '../parts/managed-list.tsx'
import { BankFilter } from './bank-filter.tsx'
import { PayoutItem } from './payout-item.tsx'
import type { PayoutListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PayoutListAnswers {
  payouts: z.output<typeof listPayouts.output> | null
  banks: Bank[] | null
  me: Me | null
  area: LeadArea | null
}

/** Payouts, newest first; those that wait have a decision for administrators who did not request them. */
export function PayoutList({
  id,
  props,
  data: { payouts, banks, me, area },
  page: { locale },
  query,
}: BlockProps<PayoutListProps, PayoutListAnswers>) {
  const t = strings[locale]
  const items = payouts?.items ?? []
  const list = query && { id, query }
  const mayDecide = me?.kind === 'superadmin' || me?.kind === 'admin'
  const mayRequest = mayDecide || me?.kind === 'partner'
  return (
    <ManagedList
      props={props}
      list={list}
      locale={locale}
      words={t}
      note={<AreaNote area={area} more={t.bySchool} locale={locale} />}
      filters={[{ prop: 'status', label: t.filter, every: t.all, choices: t.states }]}
      action={mayRequest && props.request ? { label: t.request, href: props.request } : undefined}
      choice={list && <BankFilter list={list} banks={banks ?? []} locale={locale} />}
      pagination={payouts?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((payout) => (
        <PayoutItem
          key={payout.id}
          payout={payout}
          locale={locale}
          mayDecide={mayDecide && payout.requestedBy.id !== me?.id}
        />
      ))}
    </ManagedList>
  )
}
