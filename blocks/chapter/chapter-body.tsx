import { formatRupiah } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import type { ChapterPart } from './schema.ts'
import { strings } from './strings.ts'

/** The text of a chapter, or what is said in place of it; and the progress of who is signed in. */
export function ChapterBody(part: ChapterPart) {
  const { chapter, page } = part
  const t = strings[page.locale]
  return (
    <>
      {chapter.locked && <Locked {...part} />}
      {!chapter.locked && chapter.body === null && <p className="notice">{t.unwritten}</p>}
      {(chapter.locked || chapter.body !== null) && (
        <div
          className="prose chapter-text"
          data-chapter-part="body"
          lang={langOf(chapter, 'body', page.locale)}
          hidden={chapter.locked}
          dangerouslySetInnerHTML={{ __html: chapter.body ?? '' }}
        />
      )}
      <Progress {...part} />
    </>
  )
}

/** What a locked chapter is about, what it costs and where it is bought. The hidden parts are for the runtime. */
function Locked({ props, page, chapter }: ChapterPart) {
  const t = strings[page.locale]
  const { slug, description, price } = chapter.class
  return (
    <>
      <section className="chapter-locked" data-chapter-part="locked">
        <h2 className="text-heading">{t.lockedHeading}</h2>
        {chapter.module.summary && (
          <p lang={langOf(chapter.module, 'summary', page.locale)}>{chapter.module.summary}</p>
        )}
        <p lang={langOf(chapter.class, 'description', page.locale)}>{description}</p>
        <p className="font-semibold">{t.lockedLead(formatRupiah(price, page.locale))}</p>
        <p>
          <a className="button" href={fillPath(props.class, { slug })}>
            {t.toClass}
          </a>
        </p>
      </section>
      <p className="notice" role="status" data-chapter-part="opening" hidden>
        {t.opening}
      </p>
      <p className="notice" role="alert" data-chapter-part="not-opened" hidden>
        {t.notOpened}{' '}
        <button type="button" className="link-more" data-chapter-part="again">
          {t.again}
        </button>
      </p>
    </>
  )
}

function Progress({ page }: ChapterPart) {
  const t = strings[page.locale]
  return (
    <div className="chapter-progress" data-chapter-part="progress" hidden>
      <p role="status" data-chapter-part="finished" hidden>
        {t.finished}
      </p>
      <p role="alert" data-chapter-part="not-saved" hidden>
        {t.notSaved}
      </p>
      <p role="status" data-chapter-part="waiting" hidden>
        {t.waiting}
      </p>
      <button type="button" className="button button-quiet" data-chapter-part="resume" hidden>
        {t.resume}
      </button>
      <button type="button" className="button" data-chapter-part="finish" hidden>
        {t.finish}
      </button>
    </div>
  )
}
