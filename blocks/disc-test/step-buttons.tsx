import type { Locale } from '#schemas/text.ts'
import { formWords } from '../parts/form-words.ts'
import type { FormControl } from '../parts/use-form.ts'
import type { DiscWords } from './strings.ts'

interface StepButtonsProps {
  /** The shown step; undefined where all are. */
  at: number | undefined
  isLast: boolean
  pending: FormControl['pending']
  locale: Locale
  t: DiscWords
  back(): void
}

/** Leads through the groups; the last step sends the result. */
export function StepButtons({ at, isLast, pending, locale, t, back }: StepButtonsProps) {
  const last = pending === null ? t.submit : formWords[locale].sending
  return (
    <div className="form-buttons">
      {at !== undefined && at > 0 && (
        <button type="button" className="button button-quiet" onClick={back}>
          {t.back}
        </button>
      )}
      <button type="submit" className="button" aria-disabled={pending !== null}>
        {isLast ? last : t.next}
      </button>
    </div>
  )
}
