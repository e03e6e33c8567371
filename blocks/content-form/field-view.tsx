import type { ContentField } from '#schemas/manage/content-field.ts'
import type { PostKind } from '#schemas/services/post-kind.ts'
import type { Locale } from '#schemas/text.ts'
import { formWords } from '../parts/form-words.ts'
import { ControlView } from './control-view.tsx'
import { fieldWords } from './field-words.ts'
import { GroupView } from './group-view.tsx'
import { ScheduleView } from './schedule-view.tsx'
import { strings } from './strings.ts'

/** What every field of one form has. */
export interface FieldsContext {
  /** The id of the node. */
  id: string
  locale: Locale
  kinds: readonly PostKind[]
  isNew: boolean
}

export interface FieldViewProps {
  context: FieldsContext
  field: ContentField
  /** Its names from the row down, joined by dots: `event.startsAt`. */
  path: string
  value: unknown
}

/** What the runtime reads of a field, of which refusals name the path. */
export const dataOf = ({ field }: FieldViewProps) => ({
  'data-field': field.name,
  'data-kind': field.kind,
  'data-nullable': field.isNullable ? '' : undefined,
  'data-required': field.isRequired ? '' : undefined,
  'data-blank': field.mayBeBlank ? '' : undefined,
  'data-least': field.least,
  'data-most': field.most,
  'data-carried': field.carried,
})

/** The words over a field: those of its name, or the language of a translation. */
export const labelOf = ({ context: { locale }, field: { name } }: FieldViewProps): string =>
  fieldWords[locale].labels[name] ?? name

/** One field of a row with its label, whatever it holds. */
export function FieldView(props: FieldViewProps) {
  const { kind } = props.field
  if (kind === 'object') return <ObjectView {...props} />
  if (kind === 'group') return <GroupView {...props} />
  if (kind === 'schedule') return <ScheduleView {...props} />
  if (kind === 'choices') return <ChoicesView {...props} />
  return <SingleView {...props} />
}

function SingleView(props: FieldViewProps) {
  const { context, field, path } = props
  const { locale } = context
  const id = `${context.id}-${path}`
  const words = fieldWords[locale]
  const hint = words.hints[field.name] ?? words.kindHints[field.kind]
  if (field.kind === 'yes')
    return (
      <div className="form-field" {...dataOf(props)}>
        <label className="form-choice">
          <input id={id} type="checkbox" defaultChecked={props.value === true} />
          {labelOf(props)}
        </label>
      </div>
    )
  return (
    <div className="form-field" {...dataOf(props)}>
      <label htmlFor={id} id={`${id}-label`}>
        {labelOf(props)}
        {!field.isRequired && (
          <span className="form-optional"> ({formWords[locale].optional})</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      <ControlView {...props} id={id} describedBy={hint ? `${id}-hint` : undefined} />
    </div>
  )
}

/** The fields of an object; those of translations are behind a summary. */
function ObjectView(props: FieldViewProps) {
  const { context, field, path, value } = props
  const values = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    <fieldset className="form-entry content-object" {...dataOf(props)}>
      <legend>{labelOf(props)}</legend>
      {field.fields?.map((one) => (
        <FieldView
          key={one.name}
          context={context}
          field={one}
          path={`${path}.${one.name}`}
          value={values[one.name]}
        />
      ))}
    </fieldset>
  )
}

function ChoicesView(props: FieldViewProps) {
  const { context, field, value } = props
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className="form-field content-object" {...dataOf(props)}>
      <legend>{labelOf(props)}</legend>
      <div className="form-choices">
        {field.choices?.map((choice) => (
          <label key={choice} className="form-choice">
            <input type="checkbox" value={choice} defaultChecked={chosen.includes(choice)} />
            {strings[context.locale].choices[choice] ?? choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
