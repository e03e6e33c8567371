import { useId } from 'react'
import type { z } from 'zod'
import { exportSize, type listSubmissions } from '#schemas/services/submission.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListForm } from '../parts/list-controls.tsx'
import { ListFiles } from '../parts/list-files.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { FormLinks } from './form-links.tsx'
import type { SubmissionListProps } from './schema.ts'
import { strings } from './strings.ts'
import { SubmissionItem } from './submission-item.tsx'

export interface SubmissionListAnswers {
  submissions: z.output<typeof listSubmissions.output> | null
}

/** What visitors sent by forms, newest first, with the files and what is left of each. */
export function SubmissionList({
  id,
  props,
  data: { submissions },
  page: { locale },
  query,
}: BlockProps<SubmissionListProps, SubmissionListAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  const items = submissions?.items ?? []
  const list = query && { id, query }
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} />
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {list && submissions && <FormLinks list={list} locale={locale} forms={submissions.forms} />}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <>
          <ListFiles
            list="form-submissions"
            chosen={{ form: props.form, search: props.search }}
            total={submissions?.pagination.totalItems ?? 0}
            size={exportSize}
            locale={locale}
          />
          <ul className="managed">
            {items.map((submission) => (
              <SubmissionItem key={submission.id} submission={submission} locale={locale} />
            ))}
          </ul>
        </>
      )}
      {list && submissions && (
        <ListPager list={list} pagination={submissions.pagination} locale={locale} />
      )}
    </section>
  )
}
