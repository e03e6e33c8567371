import type { JobDetail as Job } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { CheckList } from '../parts/check-list.tsx'
import { langOf } from '../parts/language.ts'
import { JobTerms } from './job-terms.tsx'
import type { JobDetailProps } from './schema.ts'
import { strings } from './strings.ts'

export interface JobDetailData {
  job: Job | null
}

/** One job. Renders nothing when there is no such job. */
export function JobDetail({ props, data, page }: BlockProps<JobDetailProps, JobDetailData>) {
  const { job } = data
  if (job === null) return null
  const { locale } = page

  return (
    <article className="wrap section job-detail">
      <header>
        {props.back && (
          <p className="mb-5">
            <a className="link-more" href={props.back}>
              {strings[locale].back}
            </a>
          </p>
        )}
        <p className="eyebrow" lang={langOf(job.career, 'name', locale)}>
          {job.career.name}
        </p>
        <h1 className="display" lang={langOf(job, 'title', locale)}>
          {job.title}
        </h1>
        <p className="lead" lang={langOf(job, 'summary', locale)}>
          {job.summary}
        </p>
      </header>
      <JobTerms job={job} apply={props.apply} locale={locale} />
      <div className="job-detail-text">
        {job.about !== '' && (
          <div
            className="prose"
            lang={langOf(job, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: job.about }}
          />
        )}
        <JobPoints job={job} locale={locale} />
      </div>
    </article>
  )
}

const pointLists = ['duties', 'requirements', 'benefits'] as const

/** What is done, asked and given, as far as the job says it. */
const JobPoints = ({ job, locale }: { job: Job; locale: Locale }) =>
  pointLists
    .filter((name) => job[name].length > 0)
    .map((name) => (
      <div key={name}>
        <h2 className="mb-4 text-heading">{strings[locale][name]}</h2>
        <CheckList items={job[name]} lang={langOf(job, name, locale)} />
      </div>
    ))
