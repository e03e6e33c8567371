import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

/** The button that signs out everywhere, behind a question; the browser's runtime shows and sends it. */
export function SignOutQuestion({ locale }: { locale: Locale }) {
  const headingId = useId()
  const t = strings[locale]
  return (
    <>
      <p>
        <button type="button" className="button button-quiet" data-open="" disabled>
          {t.everywhere}
        </button>
      </p>
      <dialog className="question" aria-labelledby={headingId}>
        <form className="form">
          <h3 id={headingId} className="text-heading">
            {t.question}
          </h3>
          <p>{t.questionLine}</p>
          <p role="alert" className="account-said" data-refused="" />
          <p className="account-answers">
            <button type="submit" className="button" value="others">
              {t.others}
            </button>
            <button type="submit" className="button button-quiet" value="all">
              {t.all}
            </button>
            <button type="button" className="button button-quiet" data-cancel="">
              {t.cancel}
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}
