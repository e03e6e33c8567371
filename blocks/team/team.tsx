import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { Portrait } from './portrait.tsx'
import type { Person, TeamProps } from './schema.ts'

/** People that are named in the layout. Renders nothing without people. */
export function Team({ props }: BlockProps<TeamProps>) {
  const { people, look } = props
  if (people.length === 0) return null

  return (
    <TitledSection props={props} className="@container" wrapClass="wrap-anywhere">
      <ul className={`team team-${look}`}>
        {people.map((person) => (
          <li key={person.name} className="team-person">
            {look === 'portraits' && <Portrait name={person.name} photo={person.photo} />}
            {look === 'cards' && (
              <Avatar name={person.name} photo={person.photo ?? null} size="large" />
            )}
            <PersonText person={person} hasText={look !== 'names'} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function PersonText({ person, hasText }: { person: Person; hasText: boolean }) {
  const { name, role, text, href } = person
  return (
    <div className="team-text">
      <h3 className="team-name">
        {href ? (
          <a className="team-link" href={href}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {role && <p className="team-role">{role}</p>}
      {hasText && text && <p className="mt-2 text-small text-muted">{text}</p>}
    </div>
  )
}
