import type { BlockProps } from '../define.ts'
import { ListFilter } from '../parts/list-controls.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { Player } from './player.tsx'
import type { QuizProps } from './schema.ts'
import { strings } from './strings.ts'

/** A quiz of one subject; without scripts, its questions with their answers as a list. */
export function Quiz({ id, props, page, query }: BlockProps<QuizProps>) {
  const t = strings[page.locale]
  const { subject = '', subjects, questions } = props
  const names = Object.fromEntries(subjects.map(({ slug, name }) => [slug, name]))
  return (
    <TitledSection props={props} className="quiz">
      {query && (
        <ListFilter
          list={{ id, query }}
          prop="subject"
          label={t.subjects}
          every={t.every}
          choices={names}
        />
      )}
      {questions.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <>
          <Player key={subject} id={id} props={props} page={page} names={names} />
          <p
            className="quiz-note"
            role="status"
            data-signed-in="learning"
            data-learning="results"
          />
        </>
      )}
    </TitledSection>
  )
}
