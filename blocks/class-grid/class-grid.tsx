import { useId, useState } from 'react'
import type { z } from 'zod'
import type { listClasses } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { stateLabels } from '../parts/class-badge.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { useAnswer, withQuery } from '../parts/use-answer.ts'
import { ClassCard } from './class-card.tsx'
import type { ClassGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ClassGridData {
  classes: z.output<typeof listClasses.output>
}

const states = ['comingSoon', 'onRegistration', 'started', 'ended'] as const

/** A list of classes. With a filter it fetches the chosen state and shows the old list until the answer arrives. */
export function ClassGrid({ props, data, asked, page }: BlockProps<ClassGridProps, ClassGridData>) {
  const headingId = useId()
  const [state, setState] = useState<string>(props.state ?? '')
  const t = strings[page.locale]
  const {
    data: answer,
    error,
    isValidating,
    mutate,
  } = useAnswer<ClassGridData['classes']>(withQuery(asked.classes, { state }))
  const classes = answer ?? data.classes
  const items = classes.items.filter(({ slug }) => slug !== props.exclude).slice(0, props.limit)
  const action = props.all ? { label: t.all, href: props.all } : undefined

  return (
    <section
      className={props.band === 'tint' ? 'band-tint' : undefined}
      aria-labelledby={headingId}
    >
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
          action={action}
        />
        {props.filter && (
          <div className="filter" role="group" aria-label={t.filterBy}>
            {['', ...states].map((choice) => (
              <button
                key={choice}
                type="button"
                className="filter-choice"
                aria-pressed={choice === state}
                onClick={() => setState(choice)}
              >
                {isState(choice) ? stateLabels[page.locale][choice] : t.everyState}
              </button>
            ))}
          </div>
        )}
        {error ? (
          <p className="notice" role="alert">
            {t.failed}{' '}
            <button type="button" className="link-more" onClick={() => void mutate()}>
              {t.again}
            </button>
          </p>
        ) : items.length === 0 ? (
          <p className="notice" role="status">
            {t.none}
          </p>
        ) : (
          <ul
            className={props.look === 'rows' ? 'class-rows' : 'class-list'}
            aria-busy={isValidating}
          >
            {items.map((item) => (
              <ClassCard
                key={item.id}
                item={item}
                detail={props.detail}
                page={page}
                look={props.look}
              />
            ))}
          </ul>
        )}
        {props.filter && (
          <p className="sr-only" role="status">
            {t.found(String(classes.pagination.totalItems))}
          </p>
        )}
      </div>
    </section>
  )
}

const isState = (choice: string): choice is (typeof states)[number] =>
  states.some((state) => state === choice)
