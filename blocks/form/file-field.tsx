import { mostMegabytes } from '#schemas/declared-field.ts'
import { heldName } from '#schemas/forms/field-shape.ts'
import { formWords } from '../parts/form-words.ts'
import type { FieldContext } from './field-context.ts'
import type { FormFieldProps } from './schema.ts'
import { strings } from './strings.ts'

interface FileFieldProps {
  context: FieldContext
  field: FormFieldProps
  isRequired: boolean
}

/** A file that is chosen. One that came with an attempt that was refused is named, and need not be chosen again. */
export function FileField({ context, field, isRequired }: FileFieldProps) {
  const { id, control, locale } = context
  const { name, label, help, fileTypes, megabytes = mostMegabytes } = field
  const t = strings[locale]
  const held = control.form.values[heldName(name)]
  const error = control.errors[name]
  const input = `${id}-${name}`
  const about = [`${input}-hint`, held ? `${input}-held` : '', error ? `${input}-error` : '']
  return (
    <div className={error ? 'form-field is-wrong' : 'form-field'}>
      <label htmlFor={input}>
        {label}
        {!isRequired && <span className="form-optional"> ({formWords[locale].optional})</span>}
      </label>
      <p id={`${input}-hint`} className="form-hint">
        {help && `${help} `}
        {t.takes(fileTypes.map((type) => type.toUpperCase()).join(', '), megabytes)}
      </p>
      {held && (
        <p id={`${input}-held`} className="form-held">
          {t.held(held.slice(held.indexOf(' ') + 1))}
          <input type="hidden" name={heldName(name)} value={held} />
        </p>
      )}
      <input
        id={input}
        type="file"
        name={name}
        accept={
          fileTypes.map((type) => `.${type}`).join(',') +
          (fileTypes.includes('jpeg') ? ',.jpg' : '')
        }
        data-megabytes={megabytes}
        required={isRequired && !held}
        aria-describedby={about.filter(Boolean).join(' ')}
        aria-invalid={error !== undefined || undefined}
      />
      {error && (
        <p id={`${input}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}
