import type { FieldViewProps } from './field-data.ts'
import { formWords } from '../parts/form-words.ts'
import { strings } from './strings.ts'

interface ControlProps extends FieldViewProps {
  id: string
  describedBy: string | undefined
}

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a field is written in. */
export function ControlView(props: ControlProps) {
  const { field, id, describedBy, value } = props
  const { kind, isRequired, most } = field
  const common = { id, 'aria-describedby': describedBy, 'aria-required': isRequired || undefined }
  const text = textOf(value)
  if (kind === 'choice') return <ChoiceControl {...props} />
  if (kind === 'row' || kind === 'rows') return <RowControl {...props} />
  if (kind === 'moment') return <MomentControl {...props} />
  if (kind === 'picture' || kind === 'file') return <PictureControl {...props} />
  if (kind === 'html')
    return (
      <textarea
        {...common}
        className="content-html"
        rows={12}
        maxLength={most}
        defaultValue={text}
      />
    )
  if (kind === 'lines')
    return <textarea {...common} rows={3} maxLength={most} defaultValue={text} />
  if (kind === 'texts') return <textarea {...common} rows={4} defaultValue={text} />
  if (kind === 'number')
    return <input {...common} type="text" inputMode="numeric" defaultValue={text} />
  return <input {...common} type="text" maxLength={most} defaultValue={text} />
}

/** A choice of the schema, or a kind of post. */
function ChoiceControl({ context, field, id, describedBy, value }: ControlProps) {
  const { locale, kinds, isNew } = context
  const { source } = field
  const by = source !== undefined && 'kinds' in source ? source.kinds : undefined
  const options =
    by === undefined
      ? (field.choices ?? []).map((choice) => ({
          value: choice,
          label: strings[locale].choices[choice] ?? choice,
          carries: undefined,
        }))
      : kinds.map((kind) => ({
          value: (by === 'id' ? kind.id : kind.slug) ?? kind.slug,
          label: kind.names[locale],
          carries: kind.carries.join(' '),
        }))
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      defaultValue={typeof value === 'string' ? value : ''}
      disabled={field.isFixed === true && !isNew}
    >
      <option value="">{formWords[locale].choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} data-carries={option.carries}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Other rows, found by their names: the runtime searches, and writes what is chosen into the list. */
function RowControl({ context, field, id, describedBy, value }: ControlProps) {
  const ids = Array.isArray(value) ? value.map(String) : [textOf(value)].filter(Boolean)
  const t = strings[context.locale]
  const { source } = field
  return (
    <div className="content-choose" data-source={JSON.stringify(source)}>
      <input type="hidden" data-ids="" defaultValue={ids.join(' ')} />
      <ul className="content-chosen" aria-label={t.chosen} />
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={t.searchRows}
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={`${id}-list`}
        aria-describedby={describedBy}
      />
      <div id={`${id}-list`} className="content-options" hidden />
    </div>
  )
}

/** A date and an hour with their zone. */
function MomentControl({ context, id, describedBy }: ControlProps) {
  const t = strings[context.locale]
  return (
    <div className="content-pair">
      <input id={id} type="datetime-local" aria-describedby={describedBy} />
      <select aria-label={t.zone}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {t.choices[zone]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The address of a picture or a file, which the runtime fills by an upload. */
function PictureControl({ context, field, id, describedBy, value }: ControlProps) {
  const t = strings[context.locale]
  const isFile = field.kind === 'file'
  return (
    <div className="content-picture">
      <p className="content-preview" data-preview="" hidden />
      <input
        id={id}
        type="text"
        maxLength={field.most}
        aria-describedby={describedBy}
        defaultValue={textOf(value)}
      />
      <p className="form-buttons">
        <button type="button" className="button button-quiet" data-upload={field.kind} hidden>
          {isFile ? t.uploadFile : t.uploadPicture}
        </button>
        <button type="button" className="button button-quiet" data-clear="" hidden>
          {t.clear}
        </button>
      </p>
      <p role="status" className="text-small" data-uploaded="" />
    </div>
  )
}
