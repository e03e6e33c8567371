import type { SubmitEvent } from 'react'
import type { QuizPart } from './part.ts'
import { paces } from './run.ts'
import { useFocus } from './use-focus.ts'

const counts = [5, 10, 20]

interface SettingsProps extends QuizPart {
  /** The subject, where it has a name. */
  name: string | undefined
}

/** How many questions, and how much time; the button starts the quiz. */
export function Settings({ id, quiz, questions, t, name }: SettingsProps) {
  const heading = useFocus(quiz.moves)
  const most = questions.length
  const choices = [...new Set(counts.map((count) => Math.min(count, most)))]
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    quiz.start(questions, {
      count: Number(chosen.get('count')),
      pace: paces.find((pace) => pace === chosen.get('pace')) ?? 'none',
    })
  }
  return (
    <form className="quiz-settings" onSubmit={start}>
      <h3 ref={heading} tabIndex={-1} className="text-heading">
        {name === undefined ? t.settings : `${t.settings}: ${name}`}
      </h3>
      <fieldset className="quiz-group quiz-counts">
        <legend>{t.count}</legend>
        {choices.map((count, index) => (
          <label key={count} className="quiz-option">
            <input type="radio" name="count" value={count} defaultChecked={index === 0} />
            <span>{t.questions(count)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="quiz-group">
        <legend>{t.pace}</legend>
        {paces.map((pace, index) => (
          <label key={pace} className="quiz-option">
            <input type="radio" name="pace" value={pace} defaultChecked={index === 0} />
            <span>{t.paces[pace]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" id={`${id}-start`}>
        {t.start}
      </button>
    </form>
  )
}
