import type { Bank } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import { ListChoice } from '../parts/list-choice.tsx'
import type { QueriedList } from '../parts/list-query.ts'
import { strings } from './strings.ts'

interface BankFilterProps {
  list: QueriedList
  banks: readonly Bank[]
  locale: Locale
}

/** The choice of a bank as a form that needs no script; nothing where the bank is not of the query. */
export function BankFilter({ list, banks, locale }: BankFilterProps) {
  const t = strings[locale]
  if (banks.length === 0) return null
  return (
    <ListChoice
      list={list}
      prop="bank"
      label={t.bank}
      show={t.show}
      field={(name, chosen) => (
        <select className="list-input" name={name} defaultValue={chosen}>
          <option value="">{t.everyBank}</option>
          {banks.map((bank) => (
            <option key={bank.code} value={bank.code}>
              {bank.name}
            </option>
          ))}
        </select>
      )}
    />
  )
}
