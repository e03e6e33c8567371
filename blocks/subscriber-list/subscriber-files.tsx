import { subscribersInFile } from '#schemas/services/newsletter.ts'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface SubscriberFilesProps {
  search: string | undefined
  locale: Locale
  total: number
}

/** A button for each file of the list; the browser's runtime shows them and asks with the token. */
export function SubscriberFiles({ search, locale, total }: SubscriberFilesProps) {
  const t = strings[locale]
  const files = Math.ceil(total / subscribersInFile)
  return (
    <div className="subscriber-files">
      {Array.from({ length: files }, (_, i) => (
        <span key={i} data-part="csv" hidden>
          <button
            type="button"
            className="button button-quiet"
            data-list="subscribers"
            data-search={search}
            data-page={i + 1}
          >
            {files === 1
              ? t.download
              : t.part(i * subscribersInFile + 1, Math.min(total, (i + 1) * subscribersInFile))}
          </button>
          <span role="alert" />
        </span>
      ))}
    </div>
  )
}
