import type { z } from 'zod'
import type { Chapter as ChapterData } from '#schemas/services/chapter.ts'
import type { readClassSyllabus } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { ChapterBody } from './chapter-body.tsx'
import { ChapterOutline } from './chapter-outline.tsx'
import type { ChapterPart, ChapterProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ChapterAnswers {
  chapter: ChapterData | null
  syllabus: z.output<typeof readClassSyllabus.output> | null
}

/** One chapter. Renders nothing when there is none. For who is signed in the runtime acts on it and its parts. */
export function Chapter({ props, data, page }: BlockProps<ChapterProps, ChapterAnswers>) {
  const { chapter, syllabus } = data
  if (chapter === null) return null
  const { slug } = chapter.class
  const to = (chapterSlug: string) => fillPath(props.chapter, { slug, chapterSlug })
  const part: ChapterPart = { props, page, chapter, to }

  return (
    <div className="wrap chapter" data-part="learning" data-learning="copy">
      <article
        className="chapter-main"
        data-signed-in="learning"
        data-learning="chapter"
        data-chapter={chapter.slug}
        data-chapter-class={slug}
        data-chapter-locked={chapter.locked ? '' : undefined}
      >
        <ChapterHead {...part} />
        <OfflineCopy {...part} />
        <ChapterBody {...part} />
        <Neighbours {...part} />
      </article>
      {syllabus && <ChapterOutline {...part} modules={syllabus.items} />}
    </div>
  )
}

function ChapterHead({ props, page, chapter }: ChapterPart) {
  const { locale } = page
  const t = strings[locale]
  const { name, slug, isPremium } = chapter.class
  return (
    <header>
      <nav aria-label={t.trail}>
        <ol className="chapter-trail">
          {props.list && (
            <li>
              <a href={props.list}>{t.classes}</a>
            </li>
          )}
          <li>
            <a href={fillPath(props.class, { slug })} lang={langOf(chapter.class, 'name', locale)}>
              {name}
            </a>
          </li>
          <li lang={langOf(chapter.module, 'title', locale)}>{chapter.module.title}</li>
        </ol>
      </nav>
      <h1 className="chapter-title" lang={langOf(chapter, 'title', locale)}>
        {chapter.title}
      </h1>
      <p className="chapter-facts">
        {t.place(chapter.number, chapter.count)} · {t.minutes(chapter.minutes)}
        {isPremium && chapter.isFree && <span className="badge badge-green">{t.free}</span>}
        {chapter.locked && (
          <span className="badge badge-orange" data-chapter-part="lock">
            {t.locked}
          </span>
        )}
      </p>
    </header>
  )
}

/** Says that the page is the copy on this device. Styles show it, so that it needs nothing but the document. */
function OfflineCopy({ page }: ChapterPart) {
  const t = strings[page.locale]
  return (
    <p className="notice chapter-copy" role="status">
      {t.offlineCopy}{' '}
      <button type="button" className="link-more" data-chapter-part="reload">
        {t.reload}
      </button>
    </p>
  )
}

function Neighbours({ page, chapter, to }: ChapterPart) {
  const t = strings[page.locale]
  const { prev, next } = chapter
  if (prev === null && next === null) return null
  return (
    <nav className="chapter-neighbours" aria-label={t.neighbours}>
      {prev && (
        <a className="chapter-neighbour" rel="prev" href={to(prev.slug)}>
          <span>{t.prev}</span>
          <span lang={langOf(prev, 'title', page.locale)}>{prev.title}</span>
        </a>
      )}
      {next && (
        <a className="chapter-neighbour chapter-neighbour-next" rel="next" href={to(next.slug)}>
          <span>{t.next}</span>
          <span lang={langOf(next, 'title', page.locale)}>{next.title}</span>
        </a>
      )}
    </nav>
  )
}
