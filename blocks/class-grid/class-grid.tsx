import { useId } from 'react'
import { bandClass, classNames, relatedClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { ClassControls } from './class-controls.tsx'
import type { ClassGridBlock } from './class-grid-block.ts'
import { Classes } from './classes.tsx'
import { FilteredClasses } from './filtered-classes.tsx'
import { strings } from './strings.ts'

/** A list of classes: its page, words and state are of the query, or with `filter` the chosen state is fetched. */
export function ClassGrid(block: ClassGridBlock) {
  const { id, props, page, query } = block
  const headingId = useId()
  const t = strings[page.locale]
  const list = query && { id, query }
  const action = props.all ? { label: t.all, href: props.all } : undefined

  return (
    <section
      className={classNames('classes', bandClass[props.band], relatedClass(props.exclude))}
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
        {list && <ClassControls list={list} block={block} />}
        {props.filter && !query?.props['state'] ? (
          <FilteredClasses {...block} />
        ) : (
          <Classes block={block} classes={block.data.classes} />
        )}
      </div>
    </section>
  )
}
