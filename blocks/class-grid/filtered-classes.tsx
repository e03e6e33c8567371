import { useState } from 'react'
import { stateLabels } from '../parts/class-badge.tsx'
import { useAnswer, withQuery } from '../parts/use-answer.ts'
import type { ClassGridBlock, ClassGridData } from './class-grid-block.ts'
import { Classes } from './classes.tsx'
import { countsOf } from './counts.ts'
import { strings } from './strings.ts'

const states = ['comingSoon', 'onRegistration', 'started', 'ended'] as const

/** Classes with buttons for their states: the chosen one is fetched, and the old list stays until it arrives and when it fails. */
export function FilteredClasses(block: ClassGridBlock) {
  const { props, asked, page } = block
  const [state, setState] = useState<string>(props.state ?? '')
  const t = strings[page.locale]
  const counts = countsOf(block)
  const url = state === (props.state ?? '') ? asked.classes : ofState(asked.classes, state)
  const answer = useAnswer<ClassGridData['classes']>(url)
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
            {counts && <span className="filter-count">{` ${counts[choice]}`}</span>}
          </button>
        ))}
      </div>
      <Answered block={block} answer={{ ...answer, retry: () => void answer.mutate() }} />
    </>
  )
}

interface AnsweredProps {
  block: ClassGridBlock
  answer: {
    data: ClassGridData['classes'] | undefined
    error: unknown
    isValidating: boolean
    retry: () => void
  }
}

/** The classes of an answer; those that are shown stay while there is none, and when it failed with a message. */
export function Answered({ block, answer }: AnsweredProps) {
  const t = strings[block.page.locale]
  const classes = answer.data ?? block.data.classes
  return (
    <>
      {answer.error !== undefined && (
        <p className="notice mb-6" role="alert">
          {t.failed}{' '}
          <button type="button" className="link-more" onClick={answer.retry}>
            {t.again}
          </button>
        </p>
      )}
      <Classes block={block} classes={classes} isBusy={answer.isValidating} />
      <p className="sr-only" role="status">
        {t.found(classes.pagination.totalItems)}
      </p>
    </>
  )
}

/** The first page of a state. */
const ofState = (url: string, state: string): string => withQuery(url, { state, page: '' })

const isState = (choice: string): choice is (typeof states)[number] =>
  states.some((state) => state === choice)
