import { exportSize } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'
import type { SubmissionListProps } from './schema.ts'
import { strings } from './strings.ts'

interface SubmissionFilesProps {
  props: Pick<SubmissionListProps, 'form' | 'search'>
  locale: Locale
  total: number
}

/** A button for each file of what is listed; the browser's runtime shows them and asks with the token. */
export function SubmissionFiles({ props, locale, total }: SubmissionFilesProps) {
  const t = strings[locale]
  const files = Math.ceil(total / exportSize)
  return (
    <div className="submission-buttons">
      {Array.from({ length: files }, (_, i) => (
        <span key={i} data-part="csv" hidden>
          <button
            type="button"
            className="button button-quiet"
            data-list="form-submissions"
            data-form={props.form}
            data-search={props.search}
            data-page={i + 1}
          >
            {files === 1
              ? t.download
              : t.part(i * exportSize + 1, Math.min(total, (i + 1) * exportSize))}
          </button>
          <span role="alert" className="submission-said" />
        </span>
      ))}
    </div>
  )
}
