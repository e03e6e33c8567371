import type { z } from 'zod'
import type { readDonationTotal } from '#schemas/services/donation.ts'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { formatRupiah } from '../parts/format.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { DonationTotalProps } from './schema.ts'
import { strings } from './strings.ts'

export interface DonationTotalData {
  donations: z.output<typeof readDonationTotal.output>
}

/** The total of the confirmed donations, beside a target where there is one. */
export function DonationTotal({
  props,
  data,
  page,
}: BlockProps<DonationTotalProps, DonationTotalData>) {
  const { locale } = page
  const t = strings[locale]
  const { total, donors } = data.donations
  const { target } = props

  return (
    <TitledSection props={props} wrapClass={`donation-total donation-total-${props.look}`}>
      <div>
        {total === 0 ? (
          <p className="notice" role="status">
            {t.none}
          </p>
        ) : (
          <p>
            <span className="text-small text-muted">{t.total}</span>
            <br />
            <strong className="donation-total-number">{formatRupiah(total, locale)}</strong>
            <br />
            <span className="text-muted">{t.donors(donors)}</span>
          </p>
        )}
        {target !== undefined && (
          <p className="mt-5">
            <progress
              className="donation-total-bar"
              value={Math.min(total, target)}
              max={target}
              aria-label={t.progress}
            />
            <span className="text-small">
              {t.of(Math.floor((total / target) * 100), formatRupiah(target, locale))}
            </span>
          </p>
        )}
        {props.action && (
          <div className="mt-8">
            <Actions actions={[props.action]} />
          </div>
        )}
      </div>
    </TitledSection>
  )
}
