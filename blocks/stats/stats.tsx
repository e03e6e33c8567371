import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { StatsProps } from './schema.ts'
import { strings } from './strings.ts'

/** Figures that are written in the layout, with their source. Renders nothing without figures. */
export function Stats({ props, page }: BlockProps<StatsProps>) {
  const headingId = useId()
  const { items, heading, source, href } = props
  if (items.length === 0) return null
  const t = strings[page.locale]
  const name = heading ? { 'aria-labelledby': headingId } : { 'aria-label': t.figures }

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} {...name}>
      <div className={`wrap section wrap-anywhere stats-${props.look}`}>
        {heading && (
          <SectionHead id={headingId} eyebrow={props.eyebrow} heading={heading} lead={props.lead} />
        )}
        <div>
          <dl className={`stats-items stats-of-${items.length}`}>
            {items.map(({ value, unit, label, note }) => (
              <div key={label} className="stats-item">
                <dt className="font-semibold">{label}</dt>
                <dd className="stats-value">
                  {value}
                  {unit && <span className="stats-unit"> {unit}</span>}
                </dd>
                {note && <dd className="stats-note">{note}</dd>}
              </div>
            ))}
          </dl>
          {source && (
            <p className="stats-source">
              {t.source} {href ? <a href={href}>{source}</a> : source}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
