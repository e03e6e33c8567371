import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { SectionProps } from './schema.ts'

/** A heading with other blocks under it, on one ground. Renders nothing without either. */
export function Section({ props, slots }: BlockProps<SectionProps>) {
  const headingId = useId()
  const { heading, align } = props
  if (!heading && !slots.content) return null
  const Frame = heading ? 'section' : 'div'

  return (
    <Frame className={bandClass[props.band]} {...(heading ? { 'aria-labelledby': headingId } : {})}>
      <div className={`wrap section wrap-anywhere section-${props.width}`}>
        {heading && (
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={heading}
            lead={props.lead}
            action={props.action}
            align={align}
          />
        )}
        {slots.content && <div className="slot section-content">{slots.content}</div>}
      </div>
    </Frame>
  )
}
