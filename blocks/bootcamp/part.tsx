import { useId, type ReactNode } from 'react'

/** A section of the page of a bootcamp under its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="title bootcamp-title">
        {heading}
      </h2>
      {children}
    </section>
  )
}
