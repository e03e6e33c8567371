import type { Submission } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface SubmissionDeletionProps {
  submission: Submission
  locale: Locale
}

/** Deletes a submission, behind a question; the browser's runtime shows and sends it. */
export function SubmissionDeletion({ submission, locale }: SubmissionDeletionProps) {
  const { id, receipt, title } = submission
  const t = strings[locale]
  const headingId = `delete-${id}`
  return (
    <div data-part="payment" data-payment="submission" data-id={id} hidden>
      <button
        type="button"
        className="button button-quiet"
        data-open=""
        aria-label={t.deleteOf(receipt)}
      >
        {t.delete}
      </button>
      <dialog className="submission-question" aria-labelledby={headingId}>
        <form className="form">
          <h4 id={headingId} className="text-heading">
            {t.question}
          </h4>
          <p>
            <strong>{receipt}</strong>
            <br />
            {title}
          </p>
          <p>{t.lost}</p>
          <p role="alert" className="submission-said" />
          <p className="submission-buttons">
            <button type="submit" className="button">
              {t.delete}
            </button>
            <button type="button" className="button button-quiet" data-cancel="">
              {t.cancel}
            </button>
          </p>
        </form>
      </dialog>
    </div>
  )
}
