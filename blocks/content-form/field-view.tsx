import { formWords } from '../parts/form-words.ts'
import { ControlView } from './control-view.tsx'
import { dataOf, type FieldViewProps, labelOf } from './field-data.ts'
import { fieldWords } from '../parts/field-words.ts'
import { GroupView } from './group-view.tsx'
import { ScheduleView } from './schedule-view.tsx'
import { strings } from './strings.ts'

/** One field of a row with its label, whatever it holds. */
export function FieldView(props: FieldViewProps) {
  const { kind } = props.field
  if (kind === 'object') return <ObjectView {...props} />
  if (kind === 'group') return <GroupView {...props} draw={FieldView} />
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
        {!field.isRequired && field.picture === undefined && (
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
