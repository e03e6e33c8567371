import { useId } from 'react'
import { provinceIds, provinceNames } from '#schemas/provinces.ts'
import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { ManagedItem } from '#schemas/manage/written-calls.ts'
import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface AreaFieldProps {
  account: ManagedAccount
  programs: readonly ManagedItem[]
  locale: Locale
}

/** The choice of what a lead sees the figures of: a programme or a province, by the kind of the account. */
export function AreaField({ account: { kind, leads }, programs, locale }: AreaFieldProps) {
  const id = useId()
  const t = strings[locale]
  const isProgram = kind === 'lead_program'
  const chosen = (isProgram ? leads?.program?.id : leads?.province?.id) ?? ''
  const choices = isProgram ? programChoices(programs, leads) : provinceChoices
  return (
    <div className="form-field managed-field">
      <label htmlFor={id}>{isProgram ? t.chooseProgram : t.chooseProvince}</label>
      <select id={id} name={isProgram ? 'program' : 'province'} defaultValue={chosen}>
        <option value="">{t.wholeSite}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface Choice {
  id: string
  name: string
}

const provinceChoices: readonly Choice[] = Object.entries(provinceIds).map(([slug, id]) => ({
  id,
  name: provinceNames[slug] ?? slug,
}))

/** The programmes that were found, and the account's own where it is not among them. */
function programChoices(
  programs: readonly ManagedItem[],
  leads: ManagedAccount['leads'],
): readonly Choice[] {
  const own = leads?.program ?? null
  const isListed = own === null || programs.some(({ id }) => id === own.id)
  return isListed ? programs : [own, ...programs]
}
