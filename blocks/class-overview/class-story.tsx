import { useId, type ReactNode } from 'react'
import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { CheckList } from '../parts/check-list.tsx'
import { langOf } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ClassStoryProps {
  item: ClassOverview
  locale: Locale
  /** Between the description and the outcomes. */
  children?: ReactNode
}

/** The texts of a class: description, outcomes, audience and mentors. */
export function ClassStory({ item, locale, children }: ClassStoryProps) {
  const t = strings[locale]
  return (
    <div className="class-overview-story">
      {item.about !== '' && (
        <Part heading={t.about}>
          <div
            className="prose"
            lang={langOf(item, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: item.about }}
          />
        </Part>
      )}
      {children}
      {item.benefits.length > 0 && (
        <Part heading={t.benefits}>
          <CheckList items={item.benefits} lang={langOf(item, 'benefits', locale)} />
        </Part>
      )}
      {item.audience.length > 0 && (
        <Part heading={t.audience}>
          <CheckList items={item.audience} lang={langOf(item, 'audience', locale)} />
        </Part>
      )}
      {item.mentors.length > 0 && (
        <Part heading={t.mentors}>
          <ul className="flex flex-wrap gap-x-10 gap-y-5">
            {item.mentors.map((mentor) => (
              <li key={mentor.id} className="flex items-center gap-4">
                <Avatar name={mentor.name} photo={mentor.photo} />
                <div>
                  <p className="leading-snug font-semibold">{mentor.name}</p>
                  <p className="text-small text-muted" lang={langOf(mentor, 'role', locale)}>
                    {mentor.role}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
