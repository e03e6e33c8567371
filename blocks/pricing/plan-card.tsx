import type { Locale } from '#schemas/text.ts'
import { CheckList } from '../parts/check-list.tsx'
import { formatRupiah } from '../parts/format.ts'
import type { Plan } from './schema.ts'
import { strings } from './strings.ts'

/** One plan: its name, its price, what it has, and where it is chosen. */
export function PlanCard({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { name, lead, unit, points, action, badge } = plan
  const price = priceOf(plan, locale)

  return (
    <li className={`pricing-plan ${badge ? 'pricing-first' : ''}`}>
      <div className="pricing-name">
        <h3 className="text-heading">{name}</h3>
        {badge && <p className="pricing-badge">{badge}</p>}
      </div>
      {lead && <p className="mt-1 text-small text-muted">{lead}</p>}
      {price && (
        <p className="pricing-price">
          <span className="pricing-amount">{price}</span>
          {unit && ' '}
          {unit && <span className="pricing-unit">{unit}</span>}
        </p>
      )}
      {points.length > 0 && (
        <div className="pricing-points">
          <CheckList items={points} />
        </div>
      )}
      {action && (
        <a className={`button pricing-button ${badge ? '' : 'button-quiet'}`} href={action.href}>
          <span>
            {action.label}
            {!action.label.includes(name) && <span className="sr-only">: {name}</span>}
          </span>
        </a>
      )}
    </li>
  )
}

function priceOf({ price, amount }: Plan, locale: Locale): string | undefined {
  if (price || amount === undefined) return price
  return amount === 0 ? strings[locale].free : formatRupiah(amount, locale)
}
