import type { z } from 'zod'
import { type listSitePayments, paymentsInFile } from '#schemas/services/manage-payments.ts'
import type { BlockProps } from '../define.ts'
import { ListFiles } from '../parts/list-files.tsx'
import { ManagedList } from '../parts/managed-list.tsx'
import { PaymentItem } from './payment-item.tsx'
import type { PaymentListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface PaymentListAnswers {
  payments: z.output<typeof listSitePayments.output> | null
}

/** Payments, newest first, and the files of what is listed. */
export function PaymentList({
  id,
  props,
  data: { payments },
  page: { locale },
  query,
}: BlockProps<PaymentListProps, PaymentListAnswers>) {
  const t = strings[locale]
  const items = payments?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={t}
      filters={[{ prop: 'state', label: t.filter, every: t.all, choices: t.states }]}
      files={
        <ListFiles
          list="payments"
          chosen={{ state: props.state, search: props.search }}
          total={payments?.pagination.totalItems ?? 0}
          size={paymentsInFile}
          locale={locale}
        />
      }
      pagination={payments?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((payment) => (
        <PaymentItem key={payment.id} payment={payment} locale={locale} />
      ))}
    </ManagedList>
  )
}
