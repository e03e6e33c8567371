import { useId } from 'react'
import type { ListedMentor } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

interface MentorClassesProps {
  classes: ListedMentor['classes']
  /** The path of the page of a class. */
  detail: string | undefined
  locale: Locale
}

/** The classes of a mentor with their states, or that there are none. */
export function MentorClasses({ classes, detail, locale }: MentorClassesProps) {
  const headingId = useId()
  const t = strings[locale]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.classes}
      </h2>
      {classes.length === 0 ? (
        <p className="notice mt-5">{t.none}</p>
      ) : (
        <ul className="mentor-profile-classes">
          {classes.map((one) => (
            <li key={one.slug} className="mentor-profile-class">
              <h3 className="mentor-profile-name" lang={langOf(one, 'name', locale)}>
                {detail === undefined ? (
                  one.name
                ) : (
                  <a className="card-link" href={fillPath(detail, { slug: one.slug })}>
                    {one.name}
                  </a>
                )}
              </h3>
              <ClassBadge flags={flagsOf(one.state)} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const flagsOf = (state: ListedMentor['classes'][number]['state']) => ({
  comingSoon: state === 'comingSoon',
  onRegistration: state === 'onRegistration',
  started: state === 'started',
  ended: state === 'ended',
})
