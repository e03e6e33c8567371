import type { Locale } from '#schemas/text.ts'
import { stateLabels } from '../parts/class-badge.tsx'
import { ListFilter, ListForm } from '../parts/list-controls.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

/** The search and the states of a list of events, as far as they are of the query. */
export function EventControls({ list, locale }: { list: QueriedList; locale: Locale }) {
  const t = strings[locale]
  return (
    <>
      <ListForm list={list} locale={locale} label={t.search} />
      <ListFilter
        list={list}
        prop="state"
        label={t.filterBy}
        every={t.every}
        choices={stateLabels[locale]}
      />
    </>
  )
}
