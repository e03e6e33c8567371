import { useId } from 'react'
import type { SyllabusModule } from '#schemas/services/class.ts'
import { langOf } from '../parts/language.ts'
import type { ChapterPart } from './schema.ts'
import { strings } from './strings.ts'

/** The chapters of the class by modules, with the one that is read marked. */
export function ChapterOutline({
  page,
  chapter,
  to,
  modules,
}: ChapterPart & { modules: readonly SyllabusModule[] }) {
  const headingId = useId()
  const t = strings[page.locale]
  return (
    <nav className="chapter-outline" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.outline}
      </h2>
      <ol className="chapter-outline-modules">
        {modules.map((module) => (
          <li key={module.id}>
            <p className="chapter-outline-module" lang={langOf(module, 'title', page.locale)}>
              {module.title}
            </p>
            <ol>
              {module.chapters.map(({ slug, title, minutes, ...languages }) => (
                <li key={slug}>
                  <a
                    className="chapter-outline-link"
                    href={to(slug)}
                    aria-current={slug === chapter.slug ? 'page' : undefined}
                    data-chapter-item={slug}
                  >
                    <span>
                      <span lang={langOf(languages, 'title', page.locale)}>{title}</span>
                      <span className="sr-only" hidden>
                        {' '}
                        ({t.outlineFinished})
                      </span>
                    </span>
                    <span className="chapter-outline-minutes">{t.minutes(minutes)}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}
