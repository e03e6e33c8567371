import type { ReactNode } from 'react'
import { otherName, otherValue, type FieldShape } from '#schemas/forms/field-shape.ts'
import { formWords } from '../parts/form-words.ts'
import type { FieldContext } from './field-context.ts'
import type { EntryFieldProps, FormFieldProps } from './schema.ts'

interface ChoiceProps {
  context: FieldContext
  field: EntryFieldProps & Partial<Pick<FormFieldProps, 'other'>>
  shape: FieldShape
}

/** Options of which one is chosen, as radio buttons; with `other`, also a number that is written. */
export function RadioField(props: ChoiceProps) {
  const { context, field, shape } = props
  const { id, control } = context
  const { name, options, other } = field
  const sent = control.form.values[name]
  const wrongOther = control.errors[otherName(name)] !== undefined
  return (
    <ChoiceGroup {...props} role="radiogroup" errors={[name, otherName(name)]}>
      {options.map(({ value, label = value }, i) => (
        <label key={value} className="form-choice">
          <input
            type="radio"
            id={i === 0 ? `${id}-${name}` : undefined}
            name={name}
            value={value}
            required={shape.isRequired && other === undefined}
            defaultChecked={sent === value}
          />
          {label}
        </label>
      ))}
      {other !== undefined && (
        <div className="form-other">
          <label className="form-choice">
            <input
              type="radio"
              name={name}
              value={otherValue}
              defaultChecked={sent === otherValue}
            />
            {other}
          </label>
          <input
            id={`${id}-${otherName(name)}`}
            name={otherName(name)}
            inputMode="numeric"
            aria-label={other}
            aria-describedby={wrongOther ? `${id}-${name}-error` : undefined}
            aria-invalid={wrongOther ? true : undefined}
            autoComplete="off"
            maxLength={20}
            placeholder={field.placeholder}
            defaultValue={control.form.values[otherName(name)] ?? ''}
            onInput={(event) => chooseOther(event.currentTarget, name)}
          />
        </div>
      )}
    </ChoiceGroup>
  )
}

/** What is written as another amount chooses it. */
function chooseOther(input: HTMLInputElement, name: string): void {
  if (input.value === '') return
  const radios = input.form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
  for (const radio of radios)
    if (radio.name === name && radio.value === otherValue) radio.checked = true
}

/** Options of which several may be chosen. */
export function CheckboxesField(props: ChoiceProps) {
  const { id, control } = props.context
  const { name, options } = props.field
  return (
    <ChoiceGroup {...props} errors={options.map((_, i) => `${name}.${i}`)}>
      {options.map(({ value, label = value }, i) => (
        <label key={value} className="form-choice">
          <input
            type="checkbox"
            id={`${id}-${name}.${i}`}
            name={`${name}.${i}`}
            value={value}
            defaultChecked={control.form.values[`${name}.${i}`] === value}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  )
}

/** Yes or no. */
export function CheckboxField({ context, field, shape }: ChoiceProps) {
  const { id, control } = context
  const { name, label, help } = field
  const error = control.errors[name]
  return (
    <div className={error ? 'form-field is-wrong' : 'form-field'}>
      <label className="form-choice">
        <input
          type="checkbox"
          id={`${id}-${name}`}
          name={name}
          value="true"
          required={shape.isRequired}
          defaultChecked={control.form.values[name] !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${name}-error` : undefined}
        />
        {label}
      </label>
      {help && <p className="form-hint">{help}</p>}
      {error && (
        <p id={`${id}-${name}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** The frame of several inputs that are one field, with its label, help and error. */
function ChoiceGroup({
  context,
  field,
  shape,
  role,
  errors,
  children,
}: ChoiceProps & { role?: 'radiogroup'; errors: readonly string[]; children: ReactNode }) {
  const { id, control, locale } = context
  const { name, label, help } = field
  const error = errors.map((input) => control.errors[input]).find(Boolean)
  const about = [help ? `${id}-${name}-hint` : '', error ? `${id}-${name}-error` : '']
  return (
    <fieldset
      className={error ? 'form-field is-wrong' : 'form-field'}
      role={role}
      aria-invalid={error && role ? true : undefined}
      aria-describedby={about.filter(Boolean).join(' ') || undefined}
    >
      <legend>
        {label}
        {!shape.isRequired && (
          <span className="form-optional"> ({formWords[locale].optional})</span>
        )}
      </legend>
      {help && (
        <p id={`${id}-${name}-hint`} className="form-hint">
          {help}
        </p>
      )}
      <div className="form-choices">{children}</div>
      {error && (
        <p id={`${id}-${name}-error`} className="form-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
