import { useId } from 'react'
import type { z } from 'zod'
import type { LearningClass, listLearningClasses } from '#schemas/services/learning.ts'
import type { BlockProps } from '../define.ts'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import type { MyClassesProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MyClassesAnswers {
  classes: z.output<typeof listLearningClasses.output> | null
}

type Part = Pick<BlockProps<MyClassesProps>, 'props' | 'page'>

/** The classes of who is signed in; each leads to the chapter to go on with. */
export function MyClasses({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<MyClassesProps, MyClassesAnswers>) {
  const headingId = useId()
  const t = strings[page.locale]
  const items = data.classes?.items ?? []
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} />
      {items.length === 0 ? (
        <p className="notice">
          {t.none} {props.all && <a href={props.all}>{t.toAll}</a>}
        </p>
      ) : (
        <ul className="my-classes">
          {items.map((item) => (
            <OwnClass key={item.class.id} item={item} props={props} page={page} />
          ))}
        </ul>
      )}
      {query && data.classes && (
        <ListPager list={{ id, query }} pagination={data.classes.pagination} locale={page.locale} />
      )}
    </section>
  )
}

function OwnClass({ item, props, page }: Part & { item: LearningClass }) {
  const t = strings[page.locale]
  const { slug, name } = item.class
  const { resume, percent, finished, chapters, lastAt } = item.progress
  const label = t.progress(finished, chapters)
  const classPath = props.class && fillPath(props.class, { slug })
  const goOn =
    resume && props.chapter
      ? fillPath(props.chapter, { slug, chapterSlug: resume.slug })
      : classPath
  const verb = resume === null ? t.again : lastAt === null ? t.start : t.resume
  return (
    <li className="my-class">
      <div className="my-class-text">
        <h3 className="text-heading">{classPath ? <a href={classPath}>{name}</a> : name}</h3>
        {chapters > 0 && (
          <>
            <progress className="my-class-bar" max={100} value={percent} aria-label={label} />
            <p className="text-small text-muted">
              {label} · {resume ? t.next(resume.title) : t.done}
            </p>
          </>
        )}
      </div>
      {goOn && (
        <a className="button" href={goOn} aria-label={`${verb}: ${name}`}>
          {verb}
        </a>
      )}
    </li>
  )
}

/** The invitation to sign in. */
export function SignedOut({ id, props, page }: Part & { id: string }) {
  const { heading } = props
  return (
    <SignInNotice id={id} heading={heading} text={strings[page.locale].signedOut} page={page} />
  )
}
