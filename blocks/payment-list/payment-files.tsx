import { paymentsInFile } from '#schemas/services/manage-payments.ts'
import type { Locale } from '#schemas/text.ts'
import type { PaymentListProps } from './schema.ts'
import { strings } from './strings.ts'

interface PaymentFilesProps {
  chosen: Pick<PaymentListProps, 'state' | 'search'>
  locale: Locale
  total: number
}

/** A button for each file of the list; the browser's runtime shows them and asks with the token. */
export function PaymentFiles({ chosen: { state, search }, locale, total }: PaymentFilesProps) {
  const t = strings[locale]
  const files = Math.ceil(total / paymentsInFile)
  return (
    <div className="managed-files">
      {Array.from({ length: files }, (_, i) => (
        <span key={i} data-part="csv" hidden>
          <button
            type="button"
            className="button button-quiet"
            data-list="payments"
            data-state={state}
            data-search={search}
            data-page={i + 1}
          >
            {files === 1
              ? t.download
              : t.part(i * paymentsInFile + 1, Math.min(total, (i + 1) * paymentsInFile))}
          </button>
          <span role="alert" />
        </span>
      ))}
    </div>
  )
}
