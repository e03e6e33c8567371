import type { BlockProps } from '../define.ts'
import { languageNames, levelNames } from '../parts/exercise-words.ts'
import { Reading } from './reading.tsx'
import type { CodingStudioProps } from './schema.ts'
import { strings } from './strings.ts'
import { Task } from './task.tsx'
import { Workbench } from './workbench.tsx'

/** One exercise: its task beside the editor and its checks, or beside the code that is read. */
export function CodingStudio({ id, props, page }: BlockProps<CodingStudioProps>) {
  const t = strings[page.locale]
  const { title, language, level, topic, back } = props
  const isRead = !['javascript', 'sql', 'html-css'].includes(language)
  const part = { id, exercise: props, t }
  return (
    <article className="coding-studio">
      <div className="wrap section">
        {back && (
          <p className="mb-5">
            <a className="link-more" href={back}>
              {t.back}
            </a>
          </p>
        )}
        <p className="coding-about">
          {[languageNames[language], levelNames[page.locale][level], topic].join(' · ')}
        </p>
        <h1 className="title">{title}</h1>
        <div className="coding-split">
          <Task {...part} />
          <div className="coding-work">
            {isRead ? <Reading {...part} /> : <Workbench {...part} />}
            <p
              className="coding-keys"
              role="status"
              data-signed-in="learning"
              data-learning="results"
            />
          </div>
        </div>
      </div>
    </article>
  )
}
