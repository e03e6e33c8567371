import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BadUsage } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const siteOptions = z.object({
  layout: z.string().optional().meta({ description: 'The layout that it is drawn with.' }),
  host: z
    .array(z.string())
    .default([])
    .meta({ description: 'A host of it; say each one, the first is in mails.', value: 'host' }),
  title: z.string().optional().meta({ description: 'Its name, as visitors read it.' }),
  set: z.array(z.string()).default([]).meta({
    description: 'A setting: isMaintenance=false, or css={"clr_primary":"#0b5f86"}.',
    value: 'key=value',
  }),
  settings: z
    .string()
    .optional()
    .meta({ description: 'A JSON file with settings by their names.', value: 'file' }),
  restore: z
    .boolean()
    .default(false)
    .meta({ description: 'With add: bring a removed site back, with its content.' }),
  yes: z.boolean().default(false).meta({ description: 'With remove: do it.' }),
  dryRun: dryRunOption,
  json: jsonOption,
})
export type SiteOptions = z.output<typeof siteOptions>

/** The settings that the options name: those of a file, over them single ones, over them the title. */
export async function settingsIn({
  settings: file,
  set,
  title,
}: Pick<SiteOptions, 'settings' | 'set' | 'title'>): Promise<Record<string, z.core.util.JSONType>> {
  return {
    ...(file === undefined ? {} : await readSettings(file)),
    ...Object.fromEntries(set.map(readSetting)),
    ...(title === undefined ? {} : { title }),
  }
}

const JsonObject = z.record(z.string(), z.json())

async function readSettings(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`There is no file ${file}.`)
  })
  const read = JsonObject.safeParse(parse(text))
  if (!read.success) throw new BadUsage(`${file} is no JSON object of settings.`)
  return read.data
}

function readSetting(text: string): [string, z.core.util.JSONType] {
  const [, key, value] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (key === undefined || value === undefined)
    throw new BadUsage(`Write a setting as key=value, not as "${text}".`)
  const read = z.json().safeParse(parse(value))
  return [key, read.success ? read.data : value]
}

/** Undefined for what is no JSON, such as a plain word. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
