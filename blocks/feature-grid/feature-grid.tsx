import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { FeatureItem } from './feature-item.tsx'
import type { FeatureGridProps } from './schema.ts'

/** A list of features. Renders nothing without points. */
export function FeatureGrid({ props }: BlockProps<FeatureGridProps>) {
  const headingId = useId()
  const { items, look } = props
  if (items.length === 0) return null
  const List = look === 'numbered' ? 'ol' : 'ul'

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className={`wrap section feature-grid-${look}`}>
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        <List className={`feature-grid-items feature-grid-of-${items.length}`}>
          {items.map((item, index) => (
            <FeatureItem key={item.title} item={item} look={look} number={index + 1} />
          ))}
        </List>
      </div>
    </section>
  )
}
