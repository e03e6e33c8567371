import { type ReactNode, useId } from 'react'
import { type Band, bandClass, classNames } from './band.ts'
import { type HeadAction, SectionHead } from './section-head.tsx'

interface TitledSectionProps {
  /** The ground of the section and the words of its head. */
  props: {
    band?: Band
    eyebrow?: string | undefined
    heading: string
    lead?: string | undefined
  }
  action?: HeadAction | undefined
  className?: string | undefined
  /** The class of the box that holds the section's contents. */
  wrapClass?: string
  children: ReactNode
}

/** A section on its ground that is named by its heading. */
export function TitledSection({
  props,
  action,
  className,
  wrapClass,
  children,
}: TitledSectionProps) {
  const id = useId()
  return (
    <section
      className={classNames(className, bandClass[props.band ?? 'plain']) || undefined}
      aria-labelledby={id}
    >
      <div className={classNames('wrap section', wrapClass)}>
        <SectionHead
          id={id}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
          action={action}
        />
        {children}
      </div>
    </section>
  )
}
