import { settingFields, type SettingKey } from '#schemas/manage/setting-fields.ts'
import type { Settings } from '#schemas/settings.ts'
import type { SiteContext } from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { SettingListProps } from './schema.ts'
import { SettingControl } from './setting-control.tsx'
import { groupWords, settingGroups } from './setting-groups.ts'
import { strings } from './strings.ts'

export interface SettingListAnswers {
  settings: Settings | null
}

/** Every setting with its fields; each is of a version of its own, so that two people can save different ones. */
export function SettingList({
  props,
  data: { settings },
  page,
}: BlockProps<SettingListProps, SettingListAnswers>) {
  return (
    <TitledSection props={props} wrapClass="managed-section">
      {settingGroups.map(({ name, keys }, i) => (
        <details key={name} className="setting-group" open={i === 0}>
          <summary>
            <span className="setting-group-name text-heading">
              {groupWords[page.locale][name].name}
            </span>
            <span className="text-small text-muted">{groupWords[page.locale][name].about}</span>
          </summary>
          <ul className="managed">
            {keys.map((key) => (
              <SettingRow key={key} name={key} value={settings?.[key]} page={page} />
            ))}
          </ul>
        </details>
      ))}
    </TitledSection>
  )
}

interface SettingRowProps {
  name: SettingKey
  value: unknown
  page: SiteContext
}

function SettingRow({ name, value, page }: SettingRowProps) {
  const t = strings[page.locale]
  const label = t.settings[name]
  const hint = t.hints[name]
  return (
    <ManagedRow
      id={`setting-${name}`}
      name={label}
      actions={[
        {
          call: 'PUT cms/app/setting/{key}',
          version: 'cms/app/setting/{key}',
          label: t.save,
          input: { key: name },
          body: { value: null },
          drops: true,
          done: t.saved,
          isQuiet: true,
          fields: settingFields(name).map((field) => (
            <SettingControl
              key={field.path.join('.')}
              field={field}
              setting={label}
              value={valueAt(value, field.path)}
              page={page}
            />
          )),
        },
      ]}
      locale={page.locale}
    >
      {hint && <p className="text-small text-muted">{hint}</p>}
    </ManagedRow>
  )
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  const inner =
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined
  return valueAt(inner, rest)
}
