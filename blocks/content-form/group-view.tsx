import type { ComponentType } from 'react'
import { dataOf, type FieldViewProps, labelOf } from './field-data.ts'
import { strings } from './strings.ts'

interface GroupViewProps extends FieldViewProps {
  /** What draws each field of an entry. */
  draw: ComponentType<FieldViewProps>
}

/** Stands in ids of the entry that is copied for each new one. */
const copied = '__n__'

/** The entries of a list, such as the pictures of an album; the runtime adds, moves and removes them. */
export function GroupView(props: GroupViewProps) {
  const { context, value } = props
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  return (
    <fieldset className="form-group" {...dataOf(props)}>
      <legend>{labelOf(props)}</legend>
      <div className="form-group" data-entries="">
        {entries.map((entry, i) => (
          <EntryView key={String(i)} {...props} at={String(i)} value={entry} />
        ))}
      </div>
      <template>
        <EntryView {...props} at={copied} value={{}} />
      </template>
      <p>
        <button type="button" className="button button-quiet" data-add="">
          {strings[context.locale].add}
        </button>
      </p>
    </fieldset>
  )
}

function EntryView(props: GroupViewProps & { at: string }) {
  const { context, field, path, value, at, draw: Field } = props
  const values = (value ?? {}) as Readonly<Record<string, unknown>>
  const t = strings[context.locale]
  return (
    <fieldset className="form-entry" data-entry="">
      <legend data-numbered={t.entry}>{t.entry}</legend>
      {field.fields?.map((one) => (
        <Field
          key={one.name}
          context={context}
          field={one}
          path={`${path}.${at}.${one.name}`}
          value={values[one.name]}
        />
      ))}
      <p className="form-buttons">
        <button type="button" className="button button-quiet" data-move="up">
          {t.up}
        </button>
        <button type="button" className="button button-quiet" data-move="down">
          {t.down}
        </button>
        <button type="button" className="button button-quiet" data-remove="">
          {t.remove}
        </button>
      </p>
    </fieldset>
  )
}
