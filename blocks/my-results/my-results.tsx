import { useId } from 'react'
import type { z } from 'zod'
import type { LearningResult, listResults } from '#schemas/services/learning-result.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import { ListFilter } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import type { MyResultsProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MyResultsAnswers {
  results: z.output<typeof listResults.output> | null
}

type Part = Pick<BlockProps<MyResultsProps>, 'id' | 'props' | 'page'>

/** The scores of who is signed in, newest first. */
export function MyResults({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<MyResultsProps, MyResultsAnswers>) {
  const headingId = useId()
  const t = strings[page.locale]
  const items = data.results?.items ?? []
  const list = query && { id, query }
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} lead={t.origin} />
      {list && (
        <ListFilter list={list} prop="kind" label={t.filter} every={t.all} choices={t.kinds} />
      )}
      {items.length === 0 ? (
        <p className="notice">{props.kind === undefined ? t.none : t.noneOf[props.kind]}</p>
      ) : (
        <ul className="my-results">
          {items.map((result) => (
            <Result key={result.id} result={result} locale={page.locale} />
          ))}
        </ul>
      )}
      {list && data.results && (
        <ListPager list={list} pagination={data.results.pagination} locale={page.locale} />
      )}
    </section>
  )
}

function Result({ result, locale }: { result: LearningResult; locale: Locale }) {
  const { kind, title, path, correct, total, recordedAt } = result
  const t = strings[locale]
  return (
    <li className="my-result">
      <div>
        <h3 className="text-heading">
          <a href={path}>{title}</a>
        </h3>
        <p className="mt-1 text-small text-muted">
          {t.kinds[kind]} ·{' '}
          <time dateTime={recordedAt}>{formatMoment(recordedAt, locale, 'Asia/Jakarta')}</time>
        </p>
      </div>
      <p className="my-result-score">
        <span>{t.score[kind](correct, total)}</span>
        <svg
          className="my-result-bar"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width="100" height="1" className="my-result-track" />
          <rect width={Math.round((correct / total) * 100)} height="1" />
        </svg>
      </p>
    </li>
  )
}

/** The invitation to sign in. */
export function SignedOut({ id, props: { heading }, page }: Part) {
  return (
    <SignInNotice id={id} heading={heading} text={strings[page.locale].signedOut} page={page} />
  )
}
