import type { Locale } from '#schemas/text.ts'
import { formWords } from './form-words.ts'
import type { FormControl } from './use-form.ts'

/** An option of a list: its value is its label, or apart from it, or it is a heading over more options. */
export type Choice =
  | string
  | { value: string; label: string }
  | { label: string; choices: readonly Choice[] }

interface FieldProps {
  /** The id of the node, and the name of the input: together the id of the control. */
  id: string
  name: string
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  isOptional?: boolean
  /** It must be filled in only when something beside it is: the server says so. */
  isConditional?: boolean
  control: FormControl
  locale: Locale
  type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'textarea'
  autoComplete?: string | undefined
  inputMode?: 'numeric' | undefined
  maxLength?: number | undefined
  /** With these the control is a list to choose from. */
  choices?: readonly Choice[] | undefined
}

/** One field with its label, hint and error; it says by itself whether it may be left empty. */
export function FormField(props: FieldProps) {
  const { id, name, label, hint, isOptional = false, control, locale } = props
  const field = `${id}-${name}`
  const error = control.errors[name]
  const about = [hint ? `${field}-hint` : '', error ? `${field}-error` : ''].filter(Boolean)
  return (
    <div className={error ? 'form-field is-wrong' : 'form-field'}>
      <label htmlFor={field}>
        {label}
        {isOptional && <span className="form-optional"> ({formWords[locale].optional})</span>}
      </label>
      {hint && (
        <p id={`${field}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      <Control
        {...props}
        field={field}
        describedBy={about.length > 0 ? about.join(' ') : undefined}
        isWrong={error !== undefined}
      />
      {error && (
        <p id={`${field}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}

interface ControlProps extends FieldProps {
  field: string
  describedBy: string | undefined
  isWrong: boolean
}

function Control(props: ControlProps) {
  const { field, name, control, type = 'text', choices, isOptional, describedBy, locale } = props
  const { autoComplete, inputMode, maxLength, isWrong, isConditional, placeholder } = props
  const common = {
    id: field,
    name,
    required: !isOptional && !isConditional,
    autoComplete,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    defaultValue: control.form.values[name] ?? '',
  }
  if (choices !== undefined)
    return (
      <select {...common}>
        <option value="">{formWords[locale].choose}</option>
        {choices.map(toOption)}
      </select>
    )
  const written = { ...common, maxLength, placeholder }
  if (type === 'textarea') return <textarea {...written} rows={5} />
  return <input {...written} type={type} inputMode={inputMode} />
}

function toOption(choice: Choice) {
  if (typeof choice === 'string') return <option key={choice}>{choice}</option>
  const { label } = choice
  if ('value' in choice)
    return (
      <option key={choice.value} value={choice.value}>
        {label}
      </option>
    )
  return (
    <optgroup key={label} label={label}>
      {choice.choices.map(toOption)}
    </optgroup>
  )
}
