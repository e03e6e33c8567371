import type { BlockProps } from '../define.ts'
import { languageNames, levelNames } from '../parts/exercise-words.ts'
import { EmptyList, ListFilter } from '../parts/list-controls.tsx'
import { deleteSolved, useSolved } from '../parts/solved-exercises.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { ExerciseListProps } from './schema.ts'
import { strings } from './strings.ts'

/** Exercises as links. What was solved on this device is known in the browser only. */
export function ExerciseList({ id, props, page, query }: BlockProps<ExerciseListProps>) {
  const { locale } = page
  const t = strings[locale]
  const { items } = props
  const solved = useSolved()
  const list = query && { id, query }
  const solvedHere = items.filter(({ slug }) => solved.includes(slug)).length
  return (
    <TitledSection props={props} className="exercise-list">
      {list && (
        <>
          <ListFilter
            list={list}
            prop="language"
            label={t.languages}
            every={t.everyLanguage}
            choices={languageNames}
          />
          <ListFilter
            list={list}
            prop="level"
            label={t.levels}
            every={t.everyLevel}
            choices={levelNames[locale]}
          />
        </>
      )}
      {solvedHere > 0 && (
        <p className="exercise-progress">
          <span>{t.progress(solvedHere, items.length)}</span>{' '}
          <button type="button" className="link-more" onClick={deleteSolved}>
            {t.forget}
          </button>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className="exercise-items">
          {items.map(({ slug, title, language, level, topic, href }) => (
            <li key={slug} className="exercise-item">
              <h3 className="text-heading">
                <a className="card-link" href={href}>
                  {title}
                </a>
              </h3>
              <p className="text-small text-muted">
                {[languageNames[language], levelNames[locale][level], topic].join(' · ')}
              </p>
              {solved.includes(slug) && <span className="badge badge-green">{t.solved}</span>}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}
