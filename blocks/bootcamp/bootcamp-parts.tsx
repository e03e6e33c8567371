import type { ClassItem } from '#schemas/services/class.ts'
import type { ProgramDetail } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { CheckList } from '../parts/check-list.tsx'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { Part } from './part.tsx'
import { strings } from './strings.ts'

/** The description of the program, beside its outcomes; nothing without either. */
export function Story({ program, locale }: { program: ProgramDetail; locale: Locale }) {
  const t = strings[locale]
  if (program.about === '' && program.outcomes.length === 0) return null
  return (
    <div className="bootcamp-story">
      {program.about !== '' && (
        <Part heading={t.about}>
          <div
            className="prose"
            lang={langOf(program, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: program.about }}
          />
        </Part>
      )}
      {program.outcomes.length > 0 && (
        <Part heading={t.outcomes}>
          <CheckList items={program.outcomes} lang={langOf(program, 'outcomes', locale)} />
        </Part>
      )}
    </div>
  )
}

interface ClassesProps {
  classes: readonly ClassItem[]
  /** The path of the page of a class; without it names are not links. */
  path?: string | undefined
  locale: Locale
}

/** The classes of the program with their hours; nothing without any. */
export function Classes({ classes, path, locale }: ClassesProps) {
  const t = strings[locale]
  if (classes.length === 0) return null
  return (
    <Part heading={t.classes}>
      <ol className="bootcamp-classes">
        {classes.map((item) => (
          <li key={item.id} className="bootcamp-class">
            <span lang={langOf(item, 'name', locale)}>
              {path === undefined ? (
                item.name
              ) : (
                <a
                  className="card-link"
                  href={fillPath(path, { slug: item.slug, code: item.code })}
                >
                  {item.name}
                </a>
              )}
            </span>
            {item.hours > 0 && <span className="bootcamp-hours">{t.hours(item.hours)}</span>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** The mentors of all classes; renders nothing without any. */
export function Mentors({ classes, locale }: ClassesProps) {
  const names = [...new Set(classes.flatMap(({ mentorNames }) => mentorNames))]
  if (names.length === 0) return null
  return (
    <Part heading={strings[locale].mentors}>
      <ul className="bootcamp-mentors">
        {names.map((name) => (
          <li key={name} className="bootcamp-mentor">
            <Avatar name={name} photo={null} />
            <span className="font-semibold">{name}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
