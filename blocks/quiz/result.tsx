import type { QuizPart } from './part.ts'
import { marked, type Marked } from './marked.ts'
import type { Run } from './run.ts'
import type { QuizWords } from './strings.ts'
import { useFocus } from './use-focus.ts'

interface ResultProps extends QuizPart {
  run: Run
}

/** The score of an ended run, a review of every question, and the ways to go on. */
export function Result({ quiz, questions, run, t }: ResultProps) {
  const heading = useFocus(quiz.moves)
  const all = marked(run, questions)
  const wrong = all.filter(({ isRight }) => !isRight)
  const right = all.length - wrong.length
  const again = (from: readonly Marked[]) =>
    quiz.start(
      from.map(({ question }) => question),
      { count: from.length, pace: run.pace },
    )
  return (
    <div className="quiz-result">
      {run.late !== null && (
        <p className="quiz-note">{run.late === 0 ? t.quizLate : t.questionLate(run.late)}</p>
      )}
      <h3 ref={heading} tabIndex={-1} className="quiz-score">
        {t.result(right, all.length)}
      </h3>
      <p className="quiz-percent">{t.percent(Math.round((right / all.length) * 100))}</p>
      <div className="quiz-buttons">
        <button type="button" className="button" onClick={() => again(all)}>
          {t.again}
        </button>
        {wrong.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => again(wrong)}>
            {t.wrongOnly}
          </button>
        )}
        <button type="button" className="link-more quiz-stop" onClick={() => quiz.move(undefined)}>
          {t.change}
        </button>
      </div>
      <h4 className="text-heading">{t.review}</h4>
      <ol className="quiz-items">
        {all.map((one) => (
          <Reviewed key={one.question.slug} one={one} t={t} />
        ))}
      </ol>
    </div>
  )
}

function Reviewed({ one: { question, asked, isRight }, t }: { one: Marked; t: QuizWords }) {
  const { question: words, choices, answer, explanation } = question
  const mark = asked.chosen === null ? t.unanswered : isRight ? t.right : t.wrong
  return (
    <li className="quiz-item">
      <p className={isRight ? 'badge badge-green' : 'badge badge-red'}>{mark}</p>
      <p className="quiz-words">{words}</p>
      {!isRight && asked.chosen !== null && (
        <p>
          {`${t.yourAnswer}: `}
          {choices[asked.chosen]}
        </p>
      )}
      <p>
        {`${t.rightAnswer}: `}
        <strong>{choices[answer]}</strong>
      </p>
      <p className="quiz-why">{explanation}</p>
    </li>
  )
}
