import type { SyllabusModule } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface ModuleProps {
  module: SyllabusModule
  number: number
  /** The `name` of the details elements: modules of one group open one at a time. */
  group: string
  locale: Locale
}

/** A module that opens to show its summary and chapters; the first is open initially. */
export function Fold({ module, number, group, locale }: ModuleProps) {
  const t = strings[locale]
  return (
    <li className="syllabus-fold">
      <details name={group} open={number === 1}>
        <summary className="syllabus-fold-head">
          <span className="syllabus-number">{number}</span>
          <h3 className="text-heading">{module.title}</h3>
          <span className="syllabus-size">{t.hours(module.hours)}</span>
          <Chevron />
        </summary>
        <div className="syllabus-fold-body">
          {module.summary && <p className="text-muted">{module.summary}</p>}
          <Chapters module={module} />
        </div>
      </details>
    </li>
  )
}

/** A module on a timeline: its summary is always visible, its chapters open separately. */
export function Stop({ module, number, locale }: ModuleProps) {
  const t = strings[locale]
  return (
    <li className="syllabus-stop">
      <span className="syllabus-number">{number}</span>
      <div>
        <p className="syllabus-size">{t.hours(module.hours)}</p>
        <h3 className="mt-1 text-heading">{module.title}</h3>
      </div>
      <div>
        {module.summary && <p className="mt-2 text-muted lg:mt-0">{module.summary}</p>}
        {module.chapters.length > 0 && (
          <details>
            <summary className="syllabus-stop-more">
              {t.chapters(module.chapters.length)}
              <Chevron />
            </summary>
            <Chapters module={module} />
          </details>
        )}
      </div>
    </li>
  )
}

function Chapters({ module }: { module: SyllabusModule }) {
  if (module.chapters.length === 0) return null
  return (
    <ol className="syllabus-chapters">
      {module.chapters.map((chapter) => (
        <li key={chapter.slug}>{chapter.title}</li>
      ))}
    </ol>
  )
}

const Chevron = () => (
  <svg className="syllabus-chevron" viewBox="0 0 20 20" fill="none" aria-hidden="true">
    <path d="m4.5 7.5 5.5 5.5 5.5-5.5" stroke="currentColor" strokeWidth="1.75" />
  </svg>
)
