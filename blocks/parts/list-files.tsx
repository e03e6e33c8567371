import type { Locale } from '#schemas/text.ts'
import { managedWords } from './managed-words.ts'

interface ListFilesProps {
  /** The name by which the browser's runtime knows what it downloads. */
  list: 'form-submissions' | 'payments' | 'subscribers'
  /** What the list is narrowed to. */
  chosen: Readonly<Record<string, string | undefined>>
  /** How many rows are listed, and how many one file has. */
  total: number
  size: number
  locale: Locale
}

/** A button for each file of a list; the browser's runtime shows them and asks with the token. */
export function ListFiles({ list, chosen, total, size, locale }: ListFilesProps) {
  const t = managedWords[locale]
  const files = Math.ceil(total / size)
  const data = Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [`data-${name}`, value]),
  )
  return (
    <div className="managed-files">
      {Array.from({ length: files }, (_, i) => (
        <span key={i} data-part="csv" hidden>
          <button
            type="button"
            className="button button-quiet"
            data-list={list}
            {...data}
            data-page={i + 1}
          >
            {files === 1
              ? t.download
              : t.downloadPart(i * size + 1, Math.min(total, (i + 1) * size))}
          </button>
          <span role="alert" className="managed-files-said" />
        </span>
      ))}
    </div>
  )
}
