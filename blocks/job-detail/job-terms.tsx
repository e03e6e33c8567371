import { useId } from 'react'
import type { JobDetail } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import { Actions } from '../parts/actions.tsx'
import { formatDay } from '../parts/format.ts'
import { jobWords, salaryWords } from '../parts/job-words.ts'
import { strings } from './strings.ts'

interface JobTermsProps {
  job: JobDetail
  apply: { label: string; href: string } | undefined
  locale: Locale
}

/** The terms of a job, and where to apply while it is open. */
export function JobTerms({ job, apply, locale }: JobTermsProps) {
  const headingId = useId()
  const t = strings[locale]
  const words = jobWords[locale]
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso, locale)}</time>
  const terms = [
    [t.employmentLabel, words.employment[job.employment]],
    [t.place, [words.mode[job.mode], job.city].filter(Boolean).join(', ')],
    ...(job.salary ? [[t.salary, salaryWords(job.salary, locale)]] : []),
    [t.posted, day(job.publishedAt)],
    [t.closes, day(job.closesAt)],
  ] as const
  return (
    <section className="job-detail-terms" aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {t.terms}
      </h2>
      <dl className="job-detail-facts">
        {terms.map(([label, value]) => (
          <div key={String(label)}>
            <dt className="text-tiny text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {job.isOpen ? (
        apply && <Actions actions={[apply]} />
      ) : (
        <p className="notice" role="status">
          {t.closed}
        </p>
      )}
    </section>
  )
}
