import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { PlanCard } from './plan-card.tsx'
import type { PricingProps } from './schema.ts'

/** Plans with their prices. Renders nothing without plans. */
export function Pricing({ props, page }: BlockProps<PricingProps>) {
  const { plans, note } = props
  if (plans.length === 0) return null

  return (
    <TitledSection props={props} className="@container" wrapClass="wrap-anywhere">
      <ul className={`pricing pricing-of-${plans.length}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} locale={page.locale} />
        ))}
      </ul>
      {note && <p className="pricing-note whitespace-pre-line">{note}</p>}
    </TitledSection>
  )
}
