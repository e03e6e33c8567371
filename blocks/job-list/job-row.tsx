import type { JobItem } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import { jobWords, salaryWords } from '../parts/job-words.ts'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface JobRowProps {
  job: JobItem
  href: string
  locale: Locale
}

/** A job with its field, its terms and its last day. */
export function JobRow({ job, href, locale }: JobRowProps) {
  const t = strings[locale]
  const terms = jobWords[locale]
  const place = [terms.mode[job.mode], job.city].filter(Boolean).join(', ')
  return (
    <li className="job-list-row">
      <div>
        <p className="text-tiny text-muted" lang={langOf(job.career, 'name', locale)}>
          {job.career.name}
        </p>
        <h3 className="text-heading">
          <a className="card-link" lang={langOf(job, 'title', locale)} href={href}>
            {job.title}
          </a>
        </h3>
        <p
          className="mt-1 text-small text-muted line-clamp-2"
          lang={langOf(job, 'summary', locale)}
        >
          {job.summary}
        </p>
      </div>
      <ul className="job-list-terms">
        <li className="font-semibold">{terms.employment[job.employment]}</li>
        <li>{place}</li>
        {job.salary && <li>{salaryWords(job.salary, locale)}</li>}
        <li className="text-muted">
          {t.closes} <time dateTime={job.closesAt}>{formatDay(job.closesAt, locale)}</time>
        </li>
      </ul>
    </li>
  )
}
