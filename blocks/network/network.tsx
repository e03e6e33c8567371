import type { z } from 'zod'
import type { listProvinceStatistics } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { formatNumber } from '../parts/format.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { NetworkMap } from './network-map.tsx'
import type { NetworkProps } from './schema.ts'
import { strings } from './strings.ts'

export interface NetworkData {
  provinces: z.output<typeof listProvinceStatistics.output>
}

const sums = ['cities', 'schools', 'students'] as const

/** Where schools take part. */
export function Network({ props, data, page }: BlockProps<NetworkProps, NetworkData>) {
  const t = strings[page.locale]
  const { items } = data.provinces
  const totals = [
    ['provinces', items.length] as const,
    ...sums.map((name) => [name, items.reduce((sum, row) => sum + row[name], 0)] as const),
  ]

  return (
    <TitledSection props={props}>
      {items.length === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <div className="network">
          {props.look === 'map' && <NetworkMap provinces={items} />}
          <dl className="network-totals">
            {totals.map(([name, count]) => (
              <div key={name} className="network-total">
                <dt className="text-small text-muted">{t.totals[name]}</dt>
                <dd className="network-number">{formatNumber(count, page.locale)}</dd>
              </div>
            ))}
          </dl>
          <ul className="network-places">
            {items.map(({ province, cities, schools, students }) => (
              <li key={province} className="network-place">
                <h3 className="network-name">{province}</h3>
                <p className="text-small text-muted">{t.place(cities, schools, students)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TitledSection>
  )
}
