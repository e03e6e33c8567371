import type { Bank } from '#schemas/services/payout.ts'
import type { Locale } from '#schemas/text.ts'
import type { FormControl } from '../parts/use-form.ts'
import { strings } from './strings.ts'

interface BankFieldProps {
  id: string
  name: string
  label: string
  banks: readonly Bank[]
  control: FormControl
  locale: Locale
}

/** A list of banks by name, which sends the code of one. */
export function BankField({ id, name, label, banks, control, locale }: BankFieldProps) {
  const field = `${id}-${name}`
  const error = control.errors[name]
  return (
    <div className={error ? 'form-field is-wrong' : 'form-field'}>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        name={name}
        required
        aria-describedby={error ? `${field}-error` : undefined}
        aria-invalid={error ? true : undefined}
        defaultValue={control.form.values[name] ?? ''}
      >
        <option value="">{strings[locale].choose}</option>
        {banks.map((bank) => (
          <option key={bank.code} value={bank.code}>
            {bank.name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${field}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}
