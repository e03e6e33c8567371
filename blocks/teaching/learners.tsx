import { useId } from 'react'
import type { z } from 'zod'
import type { Learner, listLearners } from '#schemas/services/teaching.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import { EmptyList, ListForm } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { listHref, type QueriedList } from '../parts/list-query.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { strings } from './strings.ts'

interface LearnersProps {
  learners: z.output<typeof listLearners.output>
  /** The name of the class that was chosen. */
  of: string | undefined
  list: QueriedList | undefined
  locale: Locale
}

/** Learners with their progress, of one class or of all. */
export function Learners({ learners: { items, pagination }, of, list, locale }: LearnersProps) {
  const headingId = useId()
  const t = strings[locale]
  const own = list && { ...list, id: `${list.id}-learners` }
  return (
    <section id={own?.id} className="wrap section teaching-learners" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        heading={of === undefined ? t.learners : t.learnersIn(of)}
        action={
          own && of !== undefined
            ? { label: t.every, href: listHref(own, { class: undefined }) }
            : undefined
        }
      />
      {own && <ListForm list={own} locale={locale} label={t.search} />}
      {items.length === 0 ? (
        <EmptyList list={own} locale={locale} none={t.noLearners} />
      ) : (
        <ul className="managed">
          {items.map((learner) => (
            <OneLearner
              key={`${learner.id} ${learner.class.slug}`}
              learner={learner}
              locale={locale}
            />
          ))}
        </ul>
      )}
      {own && <ListPager list={own} pagination={pagination} locale={locale} />}
    </section>
  )
}

function OneLearner({ learner, locale }: { learner: Learner; locale: Locale }) {
  const t = strings[locale]
  const { name, enrolledAt, finished, chapters, percent, lastAt } = learner
  const label = t.progress(finished, chapters)
  return (
    <li className="managed-row">
      <h3 className="text-heading">{name}</h3>
      <p className="text-small">{learner.class.name}</p>
      <progress className="teaching-bar" max={100} value={percent} aria-label={label} />
      <p className="text-small">
        {label} · {lastAt === null ? t.notBegun : t.last(formatDay(lastAt, locale))}
      </p>
      <p className="text-small text-muted">{t.enrolled(formatDay(enrolledAt, locale))}</p>
    </li>
  )
}
