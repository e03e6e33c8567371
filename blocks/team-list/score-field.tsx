import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

/** The score of a team, which is empty while it has none. */
export function ScoreField({ score, locale }: { score: number | null; locale: Locale }) {
  const id = useId()
  const t = strings[locale]
  return (
    <div className="form-field">
      <label htmlFor={id}>{t.score}</label>
      <p id={`${id}-hint`} className="form-hint">
        {t.noScore}
      </p>
      <input
        id={id}
        name="score"
        type="number"
        min={0}
        max={1_000_000}
        step={1}
        aria-describedby={`${id}-hint`}
        defaultValue={score ?? ''}
      />
    </div>
  )
}
