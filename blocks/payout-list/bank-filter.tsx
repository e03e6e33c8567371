import { namedValues } from '#schemas/page-query.ts'
import type { Bank } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { queryValue, type QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface BankFilterProps {
  list: QueriedList
  banks: readonly Bank[]
  locale: Locale
}

/** The choice of a bank as a form that needs no script; nothing where the bank is not of the query. */
export function BankFilter({ list, banks, locale }: BankFilterProps) {
  const chosen = queryValue(list, 'bank')
  if (chosen === undefined || banks.length === 0) return null
  const t = strings[locale]
  const others = namedValues(list.query.values).filter(
    ([name]) => name !== chosen.name && name !== list.query.props['page'],
  )
  return (
    <form className="list-form" method="get" action={`${list.query.path}#${list.id}`}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="list-field list-order">
        <span className="text-small">{t.bank}</span>
        <select className="list-input" name={chosen.name} defaultValue={String(chosen.value ?? '')}>
          <option value="">{t.everyBank}</option>
          {banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {t.show}
      </button>
    </form>
  )
}
