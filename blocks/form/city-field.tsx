import { useState } from 'react'
import type { FieldShape } from '#schemas/forms/field-shape.ts'
import { FormField } from '../parts/form-field.tsx'
import { useAwake } from '../parts/use-awake.ts'
import type { FieldContext } from './field-context.ts'
import type { EntryFieldProps } from './schema.ts'
import { strings } from './strings.ts'

interface CityFieldProps {
  context: FieldContext
  field: EntryFieldProps
  shape: FieldShape
  name: string
}

/** A city of Indonesia. Without scripts one list has every city under its province; with them a province comes first. */
export function CityField({ context, field, shape, name }: CityFieldProps) {
  const { id, control, locale, data } = context
  const isAwake = useAwake()
  const [province, setProvince] = useState('')
  const t = strings[locale]
  const regions = data.regions?.items ?? []
  const shown = regions.filter((region) => province === '' || region.id === province)
  return (
    <>
      {isAwake && (
        <div className="form-field">
          <label htmlFor={`${id}-${name}-province`}>{t.province}</label>
          <select
            id={`${id}-${name}-province`}
            value={province}
            onChange={(event) => setProvince(event.currentTarget.value)}
          >
            <option value="">{t.everyProvince}</option>
            {regions.map((region) => (
              <option key={region.id} value={region.id}>
                {region.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <FormField
        id={id}
        control={control}
        locale={locale}
        name={name}
        label={field.label}
        hint={field.help}
        isOptional={!shape.isRequired}
        choices={shown.map((region) => ({
          label: region.name,
          choices: region.cities.map((city) => ({ value: city.id, label: city.name })),
        }))}
      />
    </>
  )
}
