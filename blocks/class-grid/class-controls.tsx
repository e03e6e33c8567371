import { stateLabels } from '../parts/class-badge.tsx'
import { ListFilter, ListForm } from '../parts/list-controls.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import type { ClassGridBlock } from './class-grid-block.ts'
import { countsOf } from './counts.ts'
import { EndedSwitch } from './ended-switch.tsx'
import { strings } from './strings.ts'

interface ClassControlsProps {
  list: QueriedList
  block: ClassGridBlock
}

/** The search, the states, the levels and the access of a list of classes, as far as they are of the query. */
export function ClassControls({ list, block }: ClassControlsProps) {
  const { locale } = block.page
  const t = strings[locale]
  return (
    <>
      <ListForm list={list} locale={locale} label={t.search} />
      <ListFilter
        list={list}
        prop="state"
        label={t.filterBy}
        every={t.everyState}
        choices={stateLabels[locale]}
        counts={countsOf(block)}
      />
      <EndedSwitch list={list} locale={locale} count={block.data.classes.states?.ended} />
      <ListFilter
        list={list}
        prop="level"
        label={t.filterByLevel}
        every={t.everyLevel}
        choices={t.level}
      />
      <ListFilter
        list={list}
        prop="access"
        label={t.filterByAccess}
        every={t.everyAccess}
        choices={t.access}
      />
    </>
  )
}
