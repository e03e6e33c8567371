import type { KeyboardEvent, SubmitEvent } from 'react'
import type { QuizPart } from './part.ts'
import { announcedSeconds, secondsLeft } from './seconds-left.ts'
import { choose, endRun, goTo, isOpen } from './steps.ts'
import type { Run } from './run.ts'
import { useFocus } from './use-focus.ts'

interface QuestionFormProps extends QuizPart {
  run: Run
}

/** The shown question of a run: arrow keys and digits choose, Enter goes on. */
export function QuestionForm({ id, quiz, questions, run, t }: QuestionFormProps) {
  const heading = useFocus(quiz.moves)
  const { at, asked } = run
  const here = asked[at]
  const question = questions.find(({ slug }) => slug === here?.slug)
  if (here === undefined || question === undefined) return null
  const isLast = at === asked.length - 1
  const unanswered = asked.filter(({ chosen }) => chosen === null).length
  const next = (event: SubmitEvent) => {
    event.preventDefault()
    quiz.move(isLast ? endRun(run) : goTo(run, at + 1, Date.now()))
  }
  const choice = { name: `${id}-choice`, isDisabled: !isOpen(run) }
  return (
    <form className="quiz-question" onSubmit={next} onKeyDown={chooseByKey}>
      <Progress run={run} now={quiz.now} t={t} />
      <fieldset className="quiz-choices">
        <legend>
          <h3 ref={heading} tabIndex={-1} className="text-heading">
            <span className="sr-only">{`${t.progress(at + 1, asked.length)}: `}</span>
            {question.question}
          </h3>
        </legend>
        {here.order.map((position, index) => (
          <label key={`${here.slug} ${position}`} className="quiz-choice">
            <input
              type="radio"
              name={choice.name}
              value={position}
              checked={here.chosen === position}
              disabled={choice.isDisabled}
              onChange={() => quiz.change(choose(run, position))}
            />
            <span className="quiz-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>{question.choices[position]}</span>
          </label>
        ))}
      </fieldset>
      {choice.isDisabled && <p className="quiz-note">{t.closed}</p>}
      {isLast && unanswered > 0 && <p className="quiz-note">{t.open(unanswered)}</p>}
      <div className="quiz-buttons">
        <button type="submit" className="button">
          {isLast ? t.finish : t.next}
        </button>
        {at > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => quiz.move(goTo(run, at - 1, Date.now()))}
          >
            {t.back}
          </button>
        )}
        <button
          type="button"
          className="link-more quiz-stop"
          onClick={() => quiz.move(endRun(run))}
        >
          {t.stop}
        </button>
      </div>
      <p className="quiz-keys">{t.keys}</p>
    </form>
  )
}

/** Where the visitor is and how much time is left, which is announced a few times only. */
function Progress({ run, now, t }: Pick<QuestionFormProps, 'run' | 't'> & { now: number }) {
  const { at, asked, late, pace } = run
  const seconds = secondsLeft(run, now)
  const announced = announcedSeconds(pace, seconds)
  return (
    <>
      <div className="quiz-progress">
        <p>{t.progress(at + 1, asked.length)}</p>
        {seconds !== null && (
          <p className="quiz-timer">
            {`${t.timeLeft} `}
            <span role="timer" aria-label={t.timeLeft}>
              {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
            </span>
          </p>
        )}
        <progress className="quiz-bar" value={at + 1} max={asked.length} aria-hidden="true" />
      </div>
      <p className="quiz-note" role="status">
        {late === null ? '' : t.questionLate(late)}
      </p>
      <p className="sr-only" role="status">
        {announced === null ? '' : t.announce(announced)}
      </p>
    </>
  )
}

/** Digits choose by position, arrow keys from the question on; Enter on the question goes on. */
function chooseByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const radios = [...form.querySelectorAll<HTMLInputElement>('input:enabled')]
  const isHeading = target instanceof HTMLHeadingElement
  const checked = radios.findIndex((radio) => radio.checked)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (/^[1-5]$/.test(key)) pick(radios[Number(key) - 1])
  else if (isHeading && step !== undefined) {
    const first = checked === -1 && step < 0 ? 0 : checked
    pick(radios.at((first + step) % radios.length))
  } else if (isHeading && key === 'Enter') form.requestSubmit()
  else return
  event.preventDefault()
}

function pick(radio: HTMLInputElement | undefined): void {
  radio?.focus()
  radio?.click()
}
