import type { ReactNode } from 'react'
import type { FormControl } from '../parts/use-form.ts'
import { type Scores, searchOf } from './scores.ts'
import type { DiscWords } from './strings.ts'

interface ConsentStepProps {
  id: string
  control: FormControl
  t: DiscWords
  consent: string
  /** The scores, when all is filled in and scripts can show them without sending anything. */
  scores: Scores | undefined
  /** The path of the page. */
  path: string
  isHidden: boolean
  children: ReactNode
}

/** The name and the consent that come before anything is sent; who does not agree reads the result all the same. */
export function ConsentStep(props: ConsentStepProps) {
  const { id, control, t, consent, scores, path, isHidden, children } = props
  const error = control.errors['consent']
  return (
    <fieldset className="form-step disc-send" hidden={isHidden}>
      <legend tabIndex={-1}>{t.send}</legend>
      {children}
      <div className={error ? 'form-field is-wrong' : 'form-field'}>
        <label className="form-choice">
          <input
            type="checkbox"
            id={`${id}-consent`}
            name="consent"
            value="true"
            required
            defaultChecked={control.form.values['consent'] !== undefined}
            aria-describedby={error ? `${id}-consent-error` : undefined}
          />
          {consent}
        </label>
        {error && (
          <p id={`${id}-consent-error`} className="form-error">
            {error}
          </p>
        )}
      </div>
      {scores && (
        <p className="disc-unsent">
          {`${t.unsent} `}
          <a className="link-more" href={`${path}${searchOf(scores)}`}>
            {t.showUnsent}
          </a>
        </p>
      )}
    </fieldset>
  )
}
