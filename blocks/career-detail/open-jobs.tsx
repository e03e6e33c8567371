import { useId } from 'react'
import type { JobItem } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import { jobWords } from '../parts/job-words.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

interface OpenJobsProps {
  jobs: readonly JobItem[]
  /** The path of the page of a job. */
  path: string
  locale: Locale
}

/** The jobs of a field of work, or that there are none. */
export function OpenJobs({ jobs, path, locale }: OpenJobsProps) {
  const headingId = useId()
  const t = strings[locale]
  const { employment, mode } = jobWords[locale]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.jobs}
      </h2>
      {jobs.length === 0 ? (
        <p className="notice mt-5">{t.none}</p>
      ) : (
        <ul className="career-detail-jobs">
          {jobs.map((job) => (
            <li key={job.id} className="career-detail-job">
              <h3>
                <a
                  className="card-link"
                  lang={langOf(job, 'title', locale)}
                  href={fillPath(path, { id: job.id, slug: job.slug, title: job.slug })}
                >
                  {job.title}
                </a>
              </h3>
              <p className="text-small text-muted">
                {[employment[job.employment], mode[job.mode], job.city].filter(Boolean).join(' · ')}
              </p>
              <p className="text-small text-muted">
                <time dateTime={job.closesAt}>{t.closes(formatDay(job.closesAt, locale))}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
