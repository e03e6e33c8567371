import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Portrait } from './portrait.tsx'
import type { Person, TeamProps } from './schema.ts'

/** People that are named in the layout. Renders nothing without people. */
export function Team({ props }: BlockProps<TeamProps>) {
  const headingId = useId()
  const { people, look } = props
  if (people.length === 0) return null

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} aria-labelledby={headingId}>
      <div className="wrap section wrap-anywhere">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
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
      </div>
    </section>
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
