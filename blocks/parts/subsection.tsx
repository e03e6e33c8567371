import { type ReactNode, useId } from 'react'

/** A section of the page of one item, named by its heading. */
export function Subsection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
