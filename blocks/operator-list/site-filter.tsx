import type { Locale } from '#schemas/text.ts'
import { ListChoice } from '../parts/list-choice.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import type { OperatorListAnswers } from './answers.ts'
import { SiteField } from './site-field.tsx'
import { strings } from './strings.ts'

interface SiteFilterProps {
  list: QueriedList
  sites: OperatorListAnswers['sites']
  locale: Locale
}

/** The choice of a site as a form that needs no script; nothing where the site is not of the query. */
export function SiteFilter({ list, sites, locale }: SiteFilterProps) {
  const t = strings[locale]
  return (
    <ListChoice
      list={list}
      prop="site"
      label={t.site}
      show={t.show}
      field={(name, chosen) => (
        <SiteField
          className="list-input"
          name={name}
          sites={sites}
          every={t.everySite}
          value={chosen}
        />
      )}
    />
  )
}
