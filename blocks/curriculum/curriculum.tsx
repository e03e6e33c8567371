import type { Silabus } from '#schemas/services/batch.ts'
import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { CurriculumProps } from './schema.ts'
import { strings } from './strings.ts'
import { Unit } from './unit.tsx'

export interface CurriculumData {
  silabus: Silabus | null
}

/** The classes of a program in their order, with what they add up to. */
export function Curriculum({ id, props, data, page }: BlockProps<CurriculumProps, CurriculumData>) {
  const t = strings[page.locale]
  const classes = data.silabus?.classes ?? []

  return (
    <TitledSection props={props} wrapClass="wrap-anywhere">
      {classes.length > 0 && (
        <dl className="curriculum-total">
          <dt className="text-small text-muted">{t.total}</dt>
          {totals(classes, page.locale).map((words) => (
            <dd key={words}>{words}</dd>
          ))}
        </dl>
      )}
      {classes.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <ol className="curriculum-units">
          {classes.map((one, index) => (
            <Unit
              key={one.id}
              unit={one}
              number={index + 1}
              isOpen={props.open === 'all' || (props.open === 'first' && index === 0)}
              group={`${id}-${index}`}
              paths={props}
              locale={page.locale}
            />
          ))}
        </ol>
      )}
    </TitledSection>
  )
}

function totals(classes: Silabus['classes'], locale: 'id' | 'en'): string[] {
  const t = strings[locale]
  const modules = classes.flatMap((one) => one.modules)
  const hours = classes.reduce((sum, one) => sum + one.hours, 0)
  const chapters = modules.flatMap((one) => one.chapters)
  return [
    t.classes(classes.length),
    ...(modules.length > 0 ? [t.modules(modules.length)] : []),
    ...(chapters.length > 0 ? [t.chapters(chapters.length)] : []),
    ...(hours > 0 ? [t.hours(hours)] : []),
  ]
}
