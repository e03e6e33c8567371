import { useEffect, useRef, useState } from 'react'
import type { FieldShape } from '#schemas/forms/field-shape.ts'
import { formWords } from '../parts/form-words.ts'
import { entriesOf, entryName } from './field-names.ts'
import type { FieldContext } from './field-context.ts'
import { InputView } from './input-view.tsx'
import type { FormFieldProps } from './schema.ts'
import { strings } from './strings.ts'

interface GroupFieldProps {
  context: FieldContext
  field: FormFieldProps
  shape: FieldShape
}

const textShape: FieldShape = { kind: 'text', isRequired: false }

/** Entries of the same fields, such as the members of a team. Without scripts there is room for the most of them. */
export function GroupField({ context, field, shape }: GroupFieldProps) {
  const { control, locale } = context
  const t = strings[locale]
  const { least = 0 } = shape
  const most = entriesOf(shape)
  const [shown, setShown] = useState(most)
  const ref = useRef<HTMLDivElement>(null)
  // What was written before is put back by the form, whose effect comes after this one.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setShown(Math.max(1, least, filledEntries(ref.current))),
    )
    return () => cancelAnimationFrame(frame)
  }, [least])
  const isFilled = (entry: number) =>
    Object.keys({ ...control.errors, ...control.form.values, ...control.pending }).some((name) =>
      name.startsWith(`${field.name}.${entry}.`),
    )
  return (
    <div ref={ref} className="form-group">
      {field.help && <p className="form-hint">{field.help}</p>}
      {Array.from({ length: most }, (_, entry) => (
        <fieldset key={entry} className="form-entry" hidden={entry >= shown && !isFilled(entry)}>
          <legend>
            {t.entry(field.label, entry + 1)}
            {entry >= least && (
              <span className="form-optional"> ({formWords[locale].optional})</span>
            )}
          </legend>
          {field.fields.map((inner) => {
            const own = shape.fields?.[inner.name] ?? textShape
            return (
              <InputView
                key={inner.name}
                context={context}
                field={inner}
                shape={own}
                isConditional={entry >= least}
                name={entryName(field.name, entry, inner.name)}
              />
            )
          })}
        </fieldset>
      ))}
      {shown < most && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setShown((count) => count + 1)}
        >
          {field.add ?? t.add}
        </button>
      )}
    </div>
  )
}

/** The number of entries up to the last one with something in it. */
function filledEntries(group: Element | null): number {
  const entries = [...(group?.querySelectorAll('.form-entry') ?? [])]
  const isFilled = (entry: Element) =>
    [...entry.querySelectorAll<HTMLInputElement>('input,textarea,select')].some(
      ({ value }) => value !== '',
    )
  return entries.findLastIndex(isFilled) + 1
}
