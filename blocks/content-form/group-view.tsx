import { dataOf, FieldView, type FieldViewProps, labelOf } from './field-view.tsx'
import { strings } from './strings.ts'

/** Stands in ids of the entry that is copied for each new one. */
const copied = '__n__'

/** The entries of a list, such as the pictures of an album; the runtime adds, moves and removes them. */
export function GroupView(props: FieldViewProps) {
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

function EntryView({ context, field, path, value, at }: FieldViewProps & { at: string }) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>
  const t = strings[context.locale]
  return (
    <fieldset className="form-entry" data-entry="">
      <legend data-numbered={t.entry}>{t.entry}</legend>
      {field.fields?.map((one) => (
        <FieldView
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
