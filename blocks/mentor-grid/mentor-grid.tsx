import { useId } from 'react'
import type { z } from 'zod'
import type { listMentors, Mentor } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { Avatar } from '../parts/avatar.tsx'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { MentorGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MentorGridData {
  mentors: z.output<typeof listMentors.output>
}

/** Mentors of the site. Renders nothing without mentors. */
export function MentorGrid({ props, data, page }: BlockProps<MentorGridProps, MentorGridData>) {
  const headingId = useId()
  const t = strings[page.locale]
  const { items } = data.mentors
  if (items.length === 0) return null
  const Entry = props.look === 'names' ? MentorName : MentorCard

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
          action={props.all ? { label: t.all, href: props.all } : undefined}
        />
        <ul className={`mentor-grid-${props.look}`}>
          {items.map((mentor) => (
            <Entry key={mentor.id} mentor={mentor} expertise={t.expertise} />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface MentorProps {
  mentor: Mentor
  /** The label of a mentor's expertise. */
  expertise: string
}

function MentorCard({ mentor, expertise }: MentorProps) {
  return (
    <li className="mentor-grid-card">
      <Avatar name={mentor.name} photo={mentor.photo} size="large" />
      <div>
        <h3 className="text-heading">{mentor.name}</h3>
        <p className="text-small text-muted">{mentor.role}</p>
        {mentor.bio && <p className="mt-3 text-small line-clamp-4">{mentor.bio}</p>}
        {mentor.expertise.length > 0 && (
          <ul className="mentor-grid-expertise" aria-label={expertise}>
            {mentor.expertise.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function MentorName({ mentor }: MentorProps) {
  return (
    <li className="mentor-grid-line">
      <h3 className="mentor-grid-name">{mentor.name}</h3>
      <p className="text-small text-muted">{mentor.role}</p>
    </li>
  )
}
