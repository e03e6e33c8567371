import type { z } from 'zod'
import type { listJobs } from '#schemas/services/career.ts'
import type { BlockProps } from '../define.ts'
import { relatedClass } from '../parts/band.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { JobRow } from './job-row.tsx'
import type { JobListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface JobListData {
  /** Null for a field of work that does not exist. */
  jobs: z.output<typeof listJobs.output> | null
}

/** Jobs that take applications, each linked to its own page. */
export function JobList({ id, props, data, page, query }: BlockProps<JobListProps, JobListData>) {
  const t = strings[page.locale]
  const list = query && { id, query }
  const others =
    data.jobs?.items.filter(({ id, slug }) => id !== props.excludeId && slug !== props.excludeId) ??
    []
  const items = others.slice(0, props.limit)
  if (items.length === 0 && props.excludeId) return null

  return (
    <TitledSection
      className={relatedClass(props.excludeId)}
      props={props}
      action={props.all ? { label: t.all, href: props.all } : undefined}
    >
      {items.length === 0 ? (
        <EmptyList list={list} locale={page.locale} none={t.none} />
      ) : (
        <ul className="job-list-rows">
          {items.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              href={fillPath(props.detail, { id: job.id, slug: job.slug, title: job.slug })}
              locale={page.locale}
            />
          ))}
        </ul>
      )}
      {list && data.jobs && (
        <ListPager list={list} locale={page.locale} pagination={data.jobs.pagination} />
      )}
    </TitledSection>
  )
}
