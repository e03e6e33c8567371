import { useState } from 'react'
import type { BlockProps } from '../define.ts'
import { classNames } from '../parts/band.ts'
import { PastResults } from './past-results.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import { Result } from './result.tsx'
import type { QuizProps } from './schema.ts'
import { Settings } from './settings.tsx'
import { strings } from './strings.ts'
import { useQuiz } from './use-quiz.ts'

interface PlayerProps extends Pick<BlockProps<QuizProps>, 'id' | 'props' | 'page'> {
  /** The names of subjects by their slugs. */
  names: Readonly<Record<string, string>>
}

/** The settings, the shown question or the result of a quiz, and the list of its questions. */
export function Player({ id, props, page, names }: PlayerProps) {
  const { subject = '', questions, look } = props
  const t = strings[page.locale]
  const title = names[subject] ?? props.heading
  const quiz = useQuiz({ id, subject, title, questions })
  const [isListShown, setListShown] = useState(false)
  const { run } = quiz
  const part = { id, quiz, questions, t }
  return (
    <>
      <div
        className={classNames('quiz-panel', `quiz-${look}`, run?.isEnded ? 'is-ended' : undefined)}
      >
        {run === undefined && <Settings {...part} name={names[subject]} />}
        {run && !run.isEnded && <QuestionForm {...part} run={run} />}
        {run?.isEnded && <Result {...part} run={run} />}
        {(run === undefined || run.isEnded) && (
          <PastResults quiz={quiz} names={names} t={t} locale={page.locale} />
        )}
        <p className="quiz-private">{quiz.isBarred ? t.barred : t.private}</p>
      </div>
      {run === undefined && (
        <p className="quiz-switch">
          <button
            type="button"
            className="link-more"
            aria-expanded={isListShown}
            onClick={() => setListShown(!isListShown)}
          >
            {isListShown ? t.hideList : t.readList}
          </button>
        </p>
      )}
      <QuestionList questions={questions} t={t} isShown={isListShown && run === undefined} />
    </>
  )
}
