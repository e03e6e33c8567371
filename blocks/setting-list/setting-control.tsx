import { type ReactNode, useId } from 'react'
import type { SettingField } from '#schemas/manage/setting-fields.ts'
import type { SiteContext } from '#schemas/page-boot.ts'
import { LocalText } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface ControlProps {
  field: SettingField
  /** What the setting is called, for a field that is all of it. */
  setting: string
  value: unknown
  page: Pick<SiteContext, 'locale' | 'locales'>
}

/** What one part of a setting is written in, with its label. */
export function SettingControl(props: ControlProps) {
  const { field, setting, value, page } = props
  const t = strings[page.locale]
  const name = ['value', ...field.path].join('.')
  const label = t.fields[field.path.at(-1) ?? ''] ?? setting
  // A field that is all of a setting has its heading right above it.
  const isNamed = label === setting
  if (field.kind === 'local') return <LocalControl {...props} name={name} label={label} />
  if (field.kind === 'yes') return <YesControl {...{ name, label }} isOn={value === true} />
  return (
    <Labelled label={label} isHidden={isNamed}>
      {(id) => <TextControl id={id} name={name} field={field} value={value} />}
    </Labelled>
  )
}

interface LabelledProps {
  label: string
  isHidden?: boolean
  children: (id: string) => ReactNode
}

function Labelled({ label, isHidden = false, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="form-field managed-field">
      <label htmlFor={id} className={isHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface TextProps {
  id: string
  name: string
  field: SettingField
  value: unknown
}

function TextControl({ id, name, field: { kind, most, choices }, value }: TextProps) {
  const common = { id, name, maxLength: most }
  if (kind === 'choice')
    return (
      <select id={id} name={name} defaultValue={textOf(value)}>
        {choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  if (kind === 'texts')
    return <textarea {...common} rows={3} data-lines="" defaultValue={textOf(value)} />
  if (kind === 'number') return <input {...common} type="number" defaultValue={textOf(value)} />
  return (
    <input
      {...common}
      type="text"
      autoComplete="off"
      spellCheck={false}
      pattern={kind === 'colour' ? '#[0-9A-Fa-f]{6}' : undefined}
      defaultValue={textOf(value)}
    />
  )
}

/** A text for each language of the site; one that is written for all of them is that of the first. */
function LocalControl({
  value,
  page,
  name,
  label,
}: ControlProps & { name: string; label: string }) {
  const t = strings[page.locale]
  const read = LocalText.safeParse(value ?? '')
  const texts = read.success ? read.data : ''
  const [first] = page.locales
  return page.locales.map((locale) => {
    const own = typeof texts === 'string' ? (locale === first ? texts : '') : (texts[locale] ?? '')
    const labelled = page.locales.length > 1 ? `${label} (${t.languages[locale]})` : label
    return (
      <Labelled key={locale} label={labelled}>
        {(id) => (
          <textarea
            id={id}
            name={`${name}.${locale}`}
            rows={own.length > 80 ? 3 : 1}
            lang={locale}
            defaultValue={own}
          />
        )}
      </Labelled>
    )
  })
}

function YesControl({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <div className="form-field managed-field">
      <label className="form-choice">
        <input type="checkbox" name={name} defaultChecked={isOn} />
        {label}
      </label>
    </div>
  )
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
