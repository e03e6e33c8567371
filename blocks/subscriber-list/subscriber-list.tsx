import { useId } from 'react'
import type { z } from 'zod'
import { type listSubscribers, subscribersInFile } from '#schemas/services/newsletter.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import { EmptyList, ListForm } from '../parts/list-controls.tsx'
import { ListFiles } from '../parts/list-files.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { SubscriberListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface SubscriberListAnswers {
  subscribers: z.output<typeof listSubscribers.output> | null
}

/** Who receives the newsletter, newest first, and the files of the list. */
export function SubscriberList({
  id,
  props,
  data: { subscribers },
  page: { locale },
  query,
}: BlockProps<SubscriberListProps, SubscriberListAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  const items = subscribers?.items ?? []
  const list = query && { id, query }
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} lead={props.lead} />
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <>
          <ListFiles
            list="subscribers"
            chosen={{ search: props.search }}
            total={subscribers?.pagination.totalItems ?? 0}
            size={subscribersInFile}
            locale={locale}
          />
          <ul className="subscribers">
            {items.map((subscriber) => (
              <li key={subscriber.id}>
                <strong>{subscriber.email}</strong>
                <span className="text-small text-muted">
                  {t.confirmed(formatMoment(subscriber.confirmedAt, locale, 'Asia/Jakarta'))}
                  {' · '}
                  {t.languages[subscriber.language]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {list && subscribers && (
        <ListPager list={list} pagination={subscribers.pagination} locale={locale} />
      )}
    </section>
  )
}
