import type { FieldShape } from '#schemas/forms/field-shape.ts'
import type { FieldContext } from './field-context.ts'
import { FileField } from './file-field.tsx'
import { GroupField } from './group-field.tsx'
import { InputView } from './input-view.tsx'
import type { FormFieldProps } from './schema.ts'

const unknownShape: FieldShape = { kind: 'text', isRequired: false }

interface FieldViewProps {
  context: FieldContext
  field: FormFieldProps
}

/** A field as its endpoint takes it: one input, a choice, or a group of entries. */
export function FieldView({ context, field }: FieldViewProps) {
  const shape = context.control.form.shapes?.[field.name] ?? unknownShape
  if (shape.kind === 'group') return <GroupField context={context} field={field} shape={shape} />
  if (shape.kind === 'file')
    return <FileField context={context} field={field} isRequired={shape.isRequired} />
  return <InputView context={context} field={field} shape={shape} name={field.name} />
}
