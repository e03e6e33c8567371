import { useId, useState } from 'react'
import type { z } from 'zod'
import type { listClasses } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { stateLabels } from '../parts/class-badge.tsx'
import { EmptyList, ListFilter, ListForm, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { useAnswer, withQuery } from '../parts/use-answer.ts'
import { ClassCard } from './class-card.tsx'
import type { ClassGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface ClassGridData {
  classes: z.output<typeof listClasses.output>
}

const states = ['comingSoon', 'onRegistration', 'started', 'ended'] as const

/** A list of classes: its page, words and state are of the query, or with `filter` the chosen state is fetched. */
export function ClassGrid(block: BlockProps<ClassGridProps, ClassGridData>) {
  const { id, props, page, query } = block
  const headingId = useId()
  const t = strings[page.locale]
  const list = query && { id, query }
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
        {list && <ListForm list={list} locale={page.locale} label={t.search} />}
        {list && (
          <ListFilter
            list={list}
            prop="state"
            label={t.filterBy}
            every={t.everyState}
            choices={stateLabels[page.locale]}
          />
        )}
        {props.filter && !query?.props['state'] ? (
          <FilteredClasses {...block} />
        ) : (
          <Classes block={block} classes={block.data.classes} />
        )}
      </div>
    </section>
  )
}

/** Classes with buttons for their states: the chosen one is fetched, and the old list stays until it arrives. */
function FilteredClasses(block: BlockProps<ClassGridProps, ClassGridData>) {
  const { props, data, asked, page } = block
  const [state, setState] = useState<string>(props.state ?? '')
  const t = strings[page.locale]
  const url = state === (props.state ?? '') ? asked.classes : ofState(asked.classes, state)
  const answer = useAnswer<ClassGridData['classes']>(url)
  const classes = answer.data ?? data.classes
  return (
    <>
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
      {answer.error ? (
        <p className="notice" role="alert">
          {t.failed}{' '}
          <button type="button" className="link-more" onClick={() => void answer.mutate()}>
            {t.again}
          </button>
        </p>
      ) : (
        <Classes block={block} classes={classes} isBusy={answer.isValidating} />
      )}
      <p className="sr-only" role="status">
        {t.found(String(classes.pagination.totalItems))}
      </p>
    </>
  )
}

/** The first page of a state. */
const ofState = (url: string, state: string): string => withQuery(url, { state, page: '' })

interface ClassesProps {
  block: BlockProps<ClassGridProps, ClassGridData>
  classes: ClassGridData['classes']
  isBusy?: boolean
}

function Classes({ block, classes, isBusy }: ClassesProps) {
  const { id, props, page, query } = block
  const { locale } = page
  const list = query && { id, query }
  const isPaged = query?.props['page'] !== undefined
  const items = classes.items
    .filter(({ slug }) => slug !== props.exclude)
    .slice(0, isPaged ? undefined : props.limit)
  if (items.length === 0)
    return <EmptyList list={list} locale={locale} none={strings[locale].none} />
  return (
    <>
      {list && <ListFound list={list} locale={locale} count={classes.pagination.totalItems} />}
      <ul className={props.look === 'rows' ? 'class-rows' : 'class-list'} aria-busy={isBusy}>
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
      {list && <ListPager list={list} locale={locale} pagination={classes.pagination} />}
    </>
  )
}

const isState = (choice: string): choice is (typeof states)[number] =>
  states.some((state) => state === choice)
