import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { CheckList } from '../parts/check-list.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { SponsorTiersProps } from './schema.ts'
import { standardTiers } from './standard-tiers.ts'
import { strings } from './strings.ts'

/** Packages for sponsors. Renders nothing for an empty list of packages. */
export function SponsorTiers({ props, page }: BlockProps<SponsorTiersProps>) {
  const t = strings[page.locale]
  const tiers = props.tiers ?? standardTiers[page.locale]
  if (tiers.length === 0) return null

  return (
    <TitledSection props={props}>
      <ol className="sponsor-tiers">
        {tiers.map((tier) => (
          <li key={tier.name} className="sponsor-tiers-tier">
            <h3 className="text-heading">{tier.name}</h3>
            <dl className="sponsor-tiers-terms">
              <div>
                <dt className="sr-only">{t.price}</dt>
                <dd className="sponsor-tiers-price">{tier.price}</dd>
              </div>
              <div>
                <dt className="sr-only">{t.slot}</dt>
                <dd className="text-small text-muted">{tier.slot}</dd>
              </div>
            </dl>
            {tier.benefits.length > 0 && (
              <div className="mt-5 text-small">
                <CheckList items={tier.benefits} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {props.action && (
        <div className="sponsor-tiers-action">
          <Actions actions={[props.action]} />
        </div>
      )}
    </TitledSection>
  )
}
