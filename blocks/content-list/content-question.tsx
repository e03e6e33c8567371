import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface QuestionProps {
  id: string
  /** What one row is called. */
  one: string
  locale: Locale
}

/** The question before a row is deleted; the browser's runtime writes the name of the row into it. */
export function ContentQuestion({ id, one, locale }: QuestionProps) {
  const t = strings[locale]
  return (
    <dialog className="question" aria-labelledby={id}>
      <form className="form">
        <h3 id={id} className="text-heading">
          {t.question(one)}
        </h3>
        <p>
          <strong data-named="" />
          <br />
          {t.consequence}
        </p>
        <p role="alert" className="content-said" />
        <p className="form-buttons">
          <button type="submit" className="button">
            {t.delete}
          </button>
          <button type="button" className="button button-quiet" data-cancel="">
            {t.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
