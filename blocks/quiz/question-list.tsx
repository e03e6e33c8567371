import { useId } from 'react'
import type { Question } from './schema.ts'
import type { QuizWords } from './strings.ts'

interface QuestionListProps {
  questions: readonly Question[]
  t: QuizWords
  /** Whether it is shown where scripts run; it always is without scripts and on paper. */
  isShown: boolean
}

/** Every question with its choices; the answer and its explanation open. */
export function QuestionList({ questions, t, isShown }: QuestionListProps) {
  const headingId = useId()
  return (
    <div className="quiz-list" data-shown={isShown ? '' : undefined}>
      <h3 id={headingId} className="text-heading">
        {t.list}
      </h3>
      <ol className="quiz-items" aria-labelledby={headingId}>
        {questions.map(({ slug, question, choices, answer, explanation }) => (
          <li key={slug} className="quiz-item">
            <p className="quiz-words">{question}</p>
            <ul className="quiz-listed">
              {choices.map((choice) => (
                <li key={choice}>{choice}</li>
              ))}
            </ul>
            <details>
              <summary>{t.answerOf}</summary>
              <p>
                {`${t.rightAnswer}: `}
                <strong>{choices[answer]}</strong>
              </p>
              <p className="quiz-why">{explanation}</p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  )
}
