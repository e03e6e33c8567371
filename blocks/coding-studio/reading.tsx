import { useState, type SubmitEvent } from 'react'
import { reportResult } from '../parts/report-result.ts'
import { addSolved, useSolved } from '../parts/solved-exercises.ts'
import { isSameOutput } from './judge.ts'
import type { StudioPart } from './part.ts'

/** Code that is read: the learner writes what it prints, or chooses one of its lines. */
export function Reading({ id, exercise, t }: StudioPart) {
  const { slug, title, starter, checks } = exercise
  const [check] = checks
  const [said, setSaid] = useState<string>()
  const [isRight, setRight] = useState(false)
  const wasSolved = useSolved().includes(slug)
  const answered = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('answer')
    const answer = typeof given === 'string' ? given.trim() : ''
    const right = answer !== '' && isSameOutput(answer, check?.expected ?? '')
    setRight(right)
    setSaid(answer === '' ? t.noAnswer : right ? t.rightAnswer : t.wrongAnswer(answer))
    if (!right) return
    addSolved(slug)
    reportResult({ kind: 'exercise', slug, title, correct: 1, total: 1 })
  }
  const lines = starter.split('\n')
  return (
    <>
      <h2 id={`${id}-read`} className="text-heading">
        {t.codeToRead}
      </h2>
      <ol className="coding-code coding-lines" aria-labelledby={`${id}-read`}>
        {lines.map((line, at) => (
          <li key={`${at} ${line}`}>
            <code>{line === '' ? ' ' : line}</code>
          </li>
        ))}
      </ol>
      <form className="coding-answer" onSubmit={answered}>
        <label htmlFor={`${id}-answer`} className="coding-label">
          {check?.run === 'line' ? t.pickLine : t.prints}
        </label>
        {check?.run === 'line' ? (
          <select id={`${id}-answer`} name="answer" className="list-input" defaultValue="">
            <option value="">–</option>
            {lines.map((line, at) => (
              <option key={`${at} ${line}`} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
        ) : (
          <textarea
            id={`${id}-answer`}
            name="answer"
            className="coding-code coding-plain"
            rows={4}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
        )}
        <button type="submit" className="button">
          {t.check}
        </button>
        <noscript>
          <p className="notice">{t.noScript}</p>
        </noscript>
        <p className={`coding-said ${isRight ? 'coding-said-solved' : ''}`} role="status">
          {said ?? (wasSolved ? t.before : '')}
        </p>
      </form>
      <p className="coding-keys">{t.stays}</p>
    </>
  )
}
