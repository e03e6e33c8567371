import { useId } from 'react'
import type { z } from 'zod'
import type { readClassSyllabus } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { fillPath } from '#schemas/item-path.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Fold, Stop } from './module.tsx'
import type { SyllabusProps } from './schema.ts'
import { strings } from './strings.ts'

export interface SyllabusData {
  syllabus: z.output<typeof readClassSyllabus.output> | null
}

/** The syllabus of a class by modules, with hours. */
export function Syllabus({ id, props, data, page }: BlockProps<SyllabusProps, SyllabusData>) {
  const headingId = useId()
  const t = strings[page.locale]
  const modules = data.syllabus?.items ?? []
  const slug = data.syllabus?.class.slug
  const isPremium = data.syllabus?.class.isPremium ?? false
  const hours = modules.reduce((sum, module) => sum + module.hours, 0)
  const Module = props.look === 'timeline' ? Stop : Fold

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className={`wrap section syllabus-${props.look}`}>
        <div>
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={props.heading}
            lead={props.lead}
          />
          {modules.length > 0 && (
            <p className="syllabus-total">
              {t.modules(modules.length)} · {t.hours(hours)}
            </p>
          )}
        </div>
        {modules.length === 0 ? (
          <p className="notice">{t.none}</p>
        ) : (
          <ol className="syllabus-modules">
            {modules.map((module, index) => (
              <Module
                key={module.id}
                module={module}
                number={index + 1}
                group={`${id}-modules`}
                locale={page.locale}
                isPremium={isPremium}
                to={(chapterSlug) =>
                  props.chapter && fillPath(props.chapter, { slug, chapterSlug })
                }
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
