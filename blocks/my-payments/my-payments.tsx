import { useId } from 'react'
import type { z } from 'zod'
import type { listPayments } from '#schemas/services/learning.ts'
import type { Invoice } from '#schemas/services/payment.ts'
import type { BlockProps } from '../define.ts'
import { ListFilter, ListForm } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { Payment } from './payment.tsx'
import type { MyPaymentsProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MyPaymentsAnswers {
  payments: z.output<typeof listPayments.output> | null
}

type Part = Pick<BlockProps<MyPaymentsProps>, 'props' | 'page'>

/** The invoices of who is signed in, newest first. */
export function MyPayments({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<MyPaymentsProps, MyPaymentsAnswers>) {
  const headingId = useId()
  const t = strings[page.locale]
  const items = data.payments?.items ?? []
  const list = query && { id, query }
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} />
      {list && <ListForm list={list} locale={page.locale} label={t.search} />}
      {list && (
        <ListFilter list={list} prop="status" label={t.filter} every={t.all} choices={t.states} />
      )}
      {items.length === 0 ? (
        <p className="notice">
          {t.none} {props.all && <a href={props.all}>{t.toAll}</a>}
        </p>
      ) : (
        <ul className="my-payments">
          {items.map((invoice) => (
            <Payment
              key={invoice.id}
              invoice={invoice}
              mayRepay={isLast(invoice, items)}
              props={props}
              page={page}
            />
          ))}
        </ul>
      )}
      {list && data.payments && (
        <ListPager list={list} pagination={data.payments.pagination} locale={page.locale} />
      )}
    </section>
  )
}

/** Whether an invoice is the last one for its class: only that one is paid again. The list is newest first. */
const isLast = (invoice: Invoice, items: readonly Invoice[]) =>
  items.find((one) => one.class.slug === invoice.class.slug)?.id === invoice.id

/** The invitation to sign in. */
export function SignedOut({ id, props, page }: Part & { id: string }) {
  const { heading } = props
  return (
    <SignInNotice id={id} heading={heading} text={strings[page.locale].signedOut} page={page} />
  )
}
