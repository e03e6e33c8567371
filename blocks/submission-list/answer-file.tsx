import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface AnswerFileProps {
  fileId: string
  /** The name of the file. */
  name: string
  locale: Locale
}

/** A file that came with a submission, and a button that saves it: the browser's runtime shows it and asks with the token. */
export function AnswerFile({ fileId, name, locale }: AnswerFileProps) {
  return (
    <>
      {name}{' '}
      <span data-part="csv" hidden>
        <button
          type="button"
          className="button button-quiet"
          data-list="form-file"
          data-file={fileId}
          data-name={name}
        >
          {strings[locale].save(name)}
        </button>
        <span role="alert" className="submission-said" />
      </span>
    </>
  )
}
