import type { z } from 'zod'
import type { CareerDetail as Career, listJobs } from '#schemas/services/career.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { OwnCover } from '../parts/own-cover.tsx'
import { langOf } from '../parts/language.ts'
import { ListPager } from '../parts/list-pager.tsx'
import { OpenJobs } from './open-jobs.tsx'
import type { CareerDetailProps } from './schema.ts'
import { strings } from './strings.ts'

export interface CareerDetailData {
  career: Career | null
  jobs: z.output<typeof listJobs.output> | null
}

/** One field of work with its open jobs. Renders nothing when there is no such field. */
export function CareerDetail({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<CareerDetailProps, CareerDetailData>) {
  const { career, jobs } = data
  if (career === null) return null
  const { locale } = page
  const t = strings[locale]

  return (
    <article>
      <header className={bandClass[props.band]}>
        <div className="wrap section career-detail-head">
          <div>
            {props.back ? (
              <p className="mb-5">
                <a className="link-more" href={props.back}>
                  {t.back}
                </a>
              </p>
            ) : (
              <p className="eyebrow">{t.career}</p>
            )}
            <h1 className="display" lang={langOf(career, 'name', locale)}>
              {career.name}
            </h1>
            <p className="lead" lang={langOf(career, 'summary', locale)}>
              {career.summary}
            </p>
          </div>
          {(career.cover || page.art) && <OwnCover item={career} page={page} />}
        </div>
      </header>
      <div className="wrap section career-detail-body">
        {career.about !== '' && (
          <div
            className="prose"
            lang={langOf(career, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: career.about }}
          />
        )}
        <div>
          <OpenJobs jobs={jobs?.items ?? []} path={props.job} locale={locale} />
          {query && jobs && (
            <ListPager list={{ id, query }} locale={locale} pagination={jobs.pagination} />
          )}
        </div>
      </div>
    </article>
  )
}
