import type { ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'
import { formWords } from '../parts/form-words.ts'
import { strings } from './strings.ts'

interface StepFieldsProps {
  locale: Locale
  /** The position of the step, and that of the one that is shown. */
  i: number
  at: number | undefined
  of: number
  title: string
  children: ReactNode
}

/** One step of a form with its progress; without scripts, a part of one long form. */
export function StepFields({ locale, i, at, of, title, children }: StepFieldsProps) {
  return (
    <fieldset className="form-step" hidden={at !== undefined && at !== i}>
      <legend tabIndex={-1}>
        <span className="form-progress">{strings[locale].step(i + 1, of)}</span>
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

interface StepButtonsProps {
  locale: Locale
  at: number
  of: number
  submit: string
  isPending: boolean
  back(): void
}

/** Leads through the steps of a form; the last one sends it. */
export function StepButtons({ locale, at, of, submit, isPending, back }: StepButtonsProps) {
  const t = strings[locale]
  const last = isPending ? formWords[locale].sending : submit
  return (
    <div className="form-buttons">
      {at > 0 && (
        <button type="button" className="button button-quiet" onClick={back}>
          {t.back}
        </button>
      )}
      <button type="submit" className="button" aria-disabled={isPending}>
        {at < of - 1 ? t.next : last}
      </button>
    </div>
  )
}
