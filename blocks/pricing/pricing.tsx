import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { PlanCard } from './plan-card.tsx'
import type { PricingProps } from './schema.ts'

/** Plans with their prices. Renders nothing without plans. */
export function Pricing({ props, page }: BlockProps<PricingProps>) {
  const headingId = useId()
  const { plans, note } = props
  if (plans.length === 0) return null

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} aria-labelledby={headingId}>
      <div className="wrap section wrap-anywhere">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        <ul className={`pricing pricing-of-${plans.length}`}>
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} locale={page.locale} />
          ))}
        </ul>
        {note && <p className="pricing-note whitespace-pre-line">{note}</p>}
      </div>
    </section>
  )
}
