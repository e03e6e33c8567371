import { useId } from 'react'
import type { ListedMentor } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

interface MentorProps {
  mentor: ListedMentor
  locale: Locale
  /** Where a link to this entry leads. */
  id: string | undefined
  /** The path of one class; without it, classes are named without links. */
  classPath: string | undefined
  /** The path of one mentor; without it, names are no links. */
  mentorPath: string | undefined
}

const nameOf = ({ mentor, mentorPath }: Pick<MentorProps, 'mentor' | 'mentorPath'>) =>
  mentorPath ? <a href={fillPath(mentorPath, { slug: mentor.slug })}>{mentor.name}</a> : mentor.name

/** A mentor with what they do and teach. */
export function MentorCard({ mentor, locale, id, classPath, mentorPath }: MentorProps) {
  const t = strings[locale]
  const titleId = useId()
  return (
    <li className="mentor-grid-card" id={id}>
      <Avatar name={mentor.name} photo={mentor.photo} size="large" />
      <div>
        <h3 className="text-heading">{nameOf({ mentor, mentorPath })}</h3>
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
          <div className="mentor-grid-classes">
            <p id={titleId}>{t.teaches}</p>
            <ul aria-labelledby={titleId}>
              {mentor.classes.map((one) => (
                <li key={one.slug} lang={langOf(one, 'name', locale)}>
                  {classPath ? (
                    <a className="link-more" href={fillPath(classPath, { slug: one.slug })}>
                      {one.name}
                    </a>
                  ) : (
                    one.name
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  )
}

/** A mentor as a name with a role. */
export function MentorName({ mentor, locale, id, mentorPath }: MentorProps) {
  return (
    <li className="mentor-grid-line" id={id}>
      <h3 className="mentor-grid-name">{nameOf({ mentor, mentorPath })}</h3>
      <p className="text-small text-muted" lang={langOf(mentor, 'role', locale)}>
        {mentor.role}
      </p>
    </li>
  )
}
