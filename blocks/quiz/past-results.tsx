import { useState } from 'react'
import type { Locale } from '#schemas/text.ts'
import { formatDay } from '../parts/format.ts'
import type { QuizWords } from './strings.ts'
import type { QuizControl } from './use-quiz.ts'

interface PastResultsProps {
  quiz: QuizControl
  /** The names of subjects by their slugs. */
  names: Readonly<Record<string, string>>
  t: QuizWords
  locale: Locale
}

/** The last results on this device, and the way to delete them. Renders nothing without any. */
export function PastResults({ quiz: { past, forget }, names, t, locale }: PastResultsProps) {
  const [isDeleted, setDeleted] = useState(false)
  if (past.length === 0)
    return isDeleted ? (
      <p className="quiz-note" role="status">
        {t.deleted}
      </p>
    ) : null
  return (
    <div className="quiz-past">
      <h4>{t.past}</h4>
      <ul>
        {past.map(({ subject, right, of, at }) => (
          <li key={at}>
            <span>{names[subject] ?? subject}</span>
            <strong>{t.pastScore(right, of)}</strong>
            <time dateTime={at}>{formatDay(at, locale)}</time>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="link-more"
        onClick={() => {
          forget()
          setDeleted(true)
        }}
      >
        {t.deleteResults}
      </button>
    </div>
  )
}
