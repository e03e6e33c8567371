import type { FieldKind, FieldShape } from '#schemas/forms/field-shape.ts'
import { FormField, type Choice } from '../parts/form-field.tsx'
import { CheckboxesField, CheckboxField, RadioField } from './choice-fields.tsx'
import { CityField } from './city-field.tsx'
import type { FieldContext } from './field-context.ts'
import { autoCompleteOf, inputTypes, isLong } from './input-types.ts'
import type { EntryFieldProps, FormFieldProps } from './schema.ts'

/** More options than this are a list to open. */
const mostRadios = 6

interface InputViewProps {
  context: FieldContext
  field: EntryFieldProps & Partial<Pick<FormFieldProps, 'other' | 'kind'>>
  shape: FieldShape
  /** The name of the input, which in a group has the number of its entry. */
  name: string
  isConditional?: boolean
}

/** Whether one of the options is chosen by radio buttons: as its kind says, else when they are few. */
function isRadio({ kind, options, other }: InputViewProps['field']): boolean {
  if (kind !== undefined) return kind === 'radio'
  return options.length > 0 && (options.length <= mostRadios || other !== undefined)
}

/** What is chosen from answers of the page. */
function choicesOf({ data }: FieldContext, kind: FieldKind): Choice[] | undefined {
  if (kind === 'province')
    return data.regions?.items.map((region) => ({ value: region.id, label: region.name }))
  if (kind !== 'school') return undefined
  return data.schools?.items.map((school) => ({
    value: school.id,
    label: `${school.name}, ${school.city}`,
  }))
}

/** One input that is no group. */
export function InputView({ context, field, shape, name, isConditional }: InputViewProps) {
  const { kind } = shape
  const { options } = field
  if (kind === 'texts') return <CheckboxesField {...{ context, field, shape }} />
  if (kind === 'yes') return <CheckboxField {...{ context, field, shape }} />
  if (kind === 'city') return <CityField {...{ context, field, shape, name }} />
  if (isRadio(field)) return <RadioField {...{ context, field, shape }} />
  const choices =
    choicesOf(context, kind) ?? options.map(({ value, label = value }) => ({ value, label }))
  return (
    <FormField
      id={context.id}
      control={context.control}
      locale={context.locale}
      name={name}
      label={field.label}
      hint={field.help}
      placeholder={field.placeholder}
      isOptional={!shape.isRequired}
      {...(isConditional ? { isConditional } : {})}
      type={isLong(shape) ? 'textarea' : inputTypes[kind]}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete={autoCompleteOf(field.name, kind)}
      maxLength={kind === 'number' ? undefined : shape.most}
      choices={choices !== undefined && choices.length > 0 ? choices : undefined}
    />
  )
}
