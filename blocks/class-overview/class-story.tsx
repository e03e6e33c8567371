import type { ReactNode } from 'react'
import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { Avatar } from '../parts/avatar.tsx'
import { CheckList } from '../parts/check-list.tsx'
import { langOf } from '../parts/language.ts'
import { Subsection } from '../parts/subsection.tsx'
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
        <Subsection heading={t.about}>
          <div
            className="prose"
            lang={langOf(item, 'about', locale)}
            dangerouslySetInnerHTML={{ __html: item.about }}
          />
        </Subsection>
      )}
      {children}
      {item.benefits.length > 0 && (
        <Subsection heading={t.benefits}>
          <CheckList items={item.benefits} lang={langOf(item, 'benefits', locale)} />
        </Subsection>
      )}
      {item.audience.length > 0 && (
        <Subsection heading={t.audience}>
          <CheckList items={item.audience} lang={langOf(item, 'audience', locale)} />
        </Subsection>
      )}
      {item.mentors.length > 0 && (
        <Subsection heading={t.mentors}>
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
        </Subsection>
      )}
    </div>
  )
}
