import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { langOf } from '../parts/language.ts'

/** The state of a class, its program, its name and its description. */
export function ClassHead({ item, locale }: { item: ClassOverview; locale: Locale }) {
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClassBadge flags={item} locale={locale} />
        {item.program && (
          <span className="text-small text-muted" lang={langOf(item.program, 'name', locale)}>
            {item.program.name}
          </span>
        )}
      </p>
      <h1 className="class-overview-name" lang={langOf(item, 'name', locale)}>
        {item.name}
      </h1>
      <p className="lead" lang={langOf(item, 'description', locale)}>
        {item.description}
      </p>
    </>
  )
}
