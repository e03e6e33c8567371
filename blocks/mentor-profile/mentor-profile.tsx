import type { ListedMentor } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { bandClass } from '../parts/band.ts'
import { langOf } from '../parts/language.ts'
import { MentorClasses } from './mentor-classes.tsx'
import type { MentorProfileProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MentorProfileData {
  mentor: ListedMentor | null
}

/** One mentor. Renders nothing when the site has no such mentor. */
export function MentorProfile({
  props,
  data,
  page,
}: BlockProps<MentorProfileProps, MentorProfileData>) {
  const { mentor } = data
  if (mentor === null) return null
  const { locale } = page
  const t = strings[locale]

  return (
    <article>
      <header className={bandClass[props.band]}>
        <div className="wrap section">
          {props.back ? (
            <p className="mb-5">
              <a className="link-more" href={props.back}>
                {t.back}
              </a>
            </p>
          ) : (
            <p className="eyebrow">{t.mentor}</p>
          )}
          <div className="mentor-profile-head">
            <Avatar name={mentor.name} photo={mentor.photo} size="large" />
            <div>
              <h1 className="display">{mentor.name}</h1>
              <p className="mt-2 text-muted" lang={langOf(mentor, 'role', locale)}>
                {mentor.role}
              </p>
            </div>
          </div>
        </div>
      </header>
      <div className="wrap section mentor-profile-body">
        <div>
          {mentor.bio && (
            <p className="lead mentor-profile-bio" lang={langOf(mentor, 'bio', locale)}>
              {mentor.bio}
            </p>
          )}
          {mentor.expertise.length > 0 && (
            <ul className="mentor-profile-expertise" aria-label={t.expertise}>
              {mentor.expertise.map((skill) => (
                <li key={skill} lang={langOf(mentor, 'expertise', locale)}>
                  {skill}
                </li>
              ))}
            </ul>
          )}
        </div>
        <MentorClasses classes={mentor.classes} detail={props.detail} locale={locale} />
      </div>
    </article>
  )
}
