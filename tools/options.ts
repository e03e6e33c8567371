import { z } from 'zod'
import type { Command } from './command.ts'

/** An option of a command, read from the zod schema that checks it. */
export interface Option {
  key: string
  flag: string
  takes: 'nothing' | 'one' | 'many'
  /** The value's placeholder in a usage line: `<layout>`, or `id|en`. */
  value: string
  choices: readonly string[]
  description: string
  /** The default, where it is worth printing. */
  fallback: string | undefined
}

interface Described {
  type?: string
  enum?: readonly string[]
  items?: Described
  default?: string | number | boolean | readonly string[]
  description?: string
  value?: string
}

/** Options that many commands share. */
export const jsonOption = z
  .boolean()
  .default(false)
  .meta({ description: 'Print JSON for programs instead of lines for people.' })
export const dryRunOption = z
  .boolean()
  .default(false)
  .meta({ description: 'Say what would be written, and write nothing.' })
export const rootOption = z
  .string()
  .min(1)
  .default('layouts')
  .meta({ description: 'The folder of layouts.', value: 'folder' })

/** Every option of a command, in declaration order. */
export function optionsOf({ options }: Command): Option[] {
  const { properties = {} } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([key, schema]) => toOption(key, schema as Described))
}

function toOption(key: string, schema: Described): Option {
  const one = schema.items ?? schema
  const choices = one.enum ?? []
  const kind = one.type === 'number' || one.type === 'integer' ? 'number' : 'text'
  return {
    key,
    flag: `--${kebab(key)}`,
    takes: schema.type === 'boolean' ? 'nothing' : schema.type === 'array' ? 'many' : 'one',
    value: choices.length > 0 ? choices.join('|') : `<${schema.value ?? kind}>`,
    choices,
    description: schema.description ?? '',
    fallback: [schema.default || []].flat().join(', ') || undefined,
  }
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
