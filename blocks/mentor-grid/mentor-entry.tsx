import { Fragment } from 'react'
import type { ListedMentor } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { InLanguage } from '../parts/in-language.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface MentorProps {
  mentor: ListedMentor
  locale: Locale
}

/** A mentor with what they do and teach. */
export function MentorCard({ mentor, locale }: MentorProps) {
  const t = strings[locale]
  return (
    <li className="mentor-grid-card">
      <Avatar name={mentor.name} photo={mentor.photo} size="large" />
      <div>
        <h3 className="text-heading">{mentor.name}</h3>
        <p className="text-small text-muted" lang={langOf(mentor, 'role', locale)}>
          {mentor.role}
        </p>
        {mentor.bio && (
          <p className="mt-3 text-small line-clamp-4" lang={langOf(mentor, 'bio', locale)}>
            {mentor.bio}
          </p>
        )}
        {mentor.expertise.length > 0 && (
          <ul className="mentor-grid-expertise" aria-label={t.expertise}>
            {mentor.expertise.map((skill) => (
              <li key={skill} lang={langOf(mentor, 'expertise', locale)}>
                {skill}
              </li>
            ))}
          </ul>
        )}
        {mentor.classes.length > 0 && (
          <p className="mt-3 text-small text-muted">
            {t.teaches}{' '}
            {mentor.classes.map((one, i) => (
              <Fragment key={one.slug}>
                {i > 0 && ', '}
                <InLanguage lang={langOf(one, 'name', locale)}>{one.name}</InLanguage>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** A mentor as a name with a role. */
export function MentorName({ mentor, locale }: MentorProps) {
  return (
    <li className="mentor-grid-line">
      <h3 className="mentor-grid-name">{mentor.name}</h3>
      <p className="text-small text-muted" lang={langOf(mentor, 'role', locale)}>
        {mentor.role}
      </p>
    </li>
  )
}
