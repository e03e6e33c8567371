import { useEffect, useRef, useState } from 'react'
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

/**
 * A city of Indonesia. Without scripts one list has every city under its province; with them a province comes first: that
 * which the form asks for, else one of its own.
 */
export function CityField({ context, field, shape, name }: CityFieldProps) {
  const { id, control, locale, data, provinceName } = context
  const isAwake = useAwake()
  const [province, setProvince] = useState('')
  const ref = useFormChoice(provinceName, setProvince)
  const t = strings[locale]
  const regions = data.regions?.items ?? []
  const shown = regions.filter((region) => province === '' || region.id === province)
  return (
    <div ref={ref} className="contents">
      {isAwake && provinceName === undefined && (
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
    </div>
  )
}

/** Reports what is chosen in another field of the form that an element is in, at once and after each change. */
function useFormChoice(name: string | undefined, report: (value: string) => void) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form || name === undefined) return
    const read = () => {
      const input = form.elements.namedItem(name)
      if (input instanceof HTMLSelectElement) report(input.value)
    }
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [name, report])
  return ref
}
