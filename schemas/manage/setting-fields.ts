import { z } from 'zod'
import { Settings } from '../settings.ts'

/** A setting that people write; the layout is chosen with the site. */
export const SettingKey = Settings.keyof().exclude(['layout'])
export type SettingKey = z.output<typeof SettingKey>

/** How a part of a setting is written: `local` is a text for each language. */
type SettingKind = 'line' | 'local' | 'colour' | 'number' | 'yes' | 'choice' | 'texts'

/** A part of a setting, as its schema says. */
export interface SettingField {
  /** Its names below the setting; none where the setting is one value. */
  path: readonly string[]
  kind: SettingKind
  most?: number | undefined
  choices?: readonly string[]
}

/** The parts of a setting in the order of its schema. */
export const settingFields = (key: SettingKey): SettingField[] => fieldsOf([], Settings.shape[key])

function fieldsOf(path: readonly string[], declared: z.core.$ZodType): SettingField[] {
  const field = unwrap(declared)
  if (field instanceof z.ZodObject)
    return Object.entries(field.shape).flatMap(([name, inner]) => fieldsOf([...path, name], inner))
  return [
    {
      path,
      kind: kindOf(field),
      ...(field instanceof z.ZodString ? { most: field.maxLength ?? undefined } : {}),
      ...(field instanceof z.ZodEnum ? { choices: field.options.map(String) } : {}),
    },
  ]
}

function unwrap(field: z.core.$ZodType): z.core.$ZodType {
  let inner = field
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  )
    inner = inner.unwrap()
  return inner
}

function kindOf(field: z.core.$ZodType): SettingKind {
  if (field instanceof z.ZodBoolean) return 'yes'
  if (field instanceof z.ZodNumber) return 'number'
  if (field instanceof z.ZodEnum) return 'choice'
  if (field instanceof z.ZodArray) return 'texts'
  // The one union of settings is a text in one language or in several.
  if (field instanceof z.ZodUnion) return 'local'
  const isColour = field instanceof z.ZodString && field.meta()?.['kind'] === 'colour'
  return isColour ? 'colour' : 'line'
}
