import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface EraseQuestionProps {
  id: string
  email: string
  locale: Locale
}

/** What is erased and what is kept, and the address to type; the browser's runtime shows and sends it. */
export function EraseQuestion({ id, email, locale }: EraseQuestionProps) {
  const t = strings[locale]
  return (
    <dialog className="question account-erase" aria-labelledby={`${id}-question`}>
      <form className="form">
        <h3 id={`${id}-question`} className="text-heading">
          {t.question}
        </h3>
        <ul className="account-erase-lines">
          {t.erased.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t.kept}</li>
        </ul>
        <div className="form-field">
          <label htmlFor={`${id}-email`}>{t.type(email)}</label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <p role="alert" className="account-data-said" data-refused="" />
        <p className="account-erase-answers">
          <button type="submit" className="button button-danger">
            {t.confirm}
          </button>
          <button type="button" className="button" data-sign-in="" hidden>
            {t.signIn}
          </button>
          <button type="button" className="button button-quiet" data-cancel="">
            {t.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
