import type { BlockProps } from '../define.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import type { OperatorListAnswers } from './answers.ts'
import { NewOperator } from './new-operator.tsx'
import { OperatorRow } from './operator-row.tsx'
import type { OperatorListProps } from './schema.ts'
import { SiteFilter } from './site-filter.tsx'
import { strings } from './strings.ts'

/** Those who run the sites, by site and name, below the row that invites another one. */
export function OperatorList({
  id,
  props,
  data: { operators, sites, me },
  page: { locale },
  query,
}: BlockProps<OperatorListProps, OperatorListAnswers>) {
  const t = strings[locale]
  const items = operators?.items ?? []
  const list = query && { id, query }
  return (
    <ManagedList
      props={props}
      list={list}
      locale={locale}
      words={t}
      note={<NewOperator sites={sites} locale={locale} />}
      filters={[
        { prop: 'state', label: t.chooseState, every: t.all, choices: t.states },
        { prop: 'kind', label: t.chooseKind, every: t.everyKind, choices: t.kinds },
      ]}
      choice={list && <SiteFilter list={list} sites={sites} locale={locale} />}
      pagination={operators?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((operator) => (
        <OperatorRow
          key={operator.id}
          operator={operator}
          isOwn={operator.id === me?.id}
          locale={locale}
        />
      ))}
    </ManagedList>
  )
}
