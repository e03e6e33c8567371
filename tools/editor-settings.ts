import { isDeepStrictEqual } from 'node:util'
import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser'

/** An entry of VS Code's `json.schemas`: files and the schema they follow. */
export interface SchemaEntry {
  fileMatch: string[]
  url: string
}

/** Returns the settings with these entries added or updated, comments preserved; undefined if they cannot be read. */
export function mergeSchemas(text: string, entries: readonly SchemaEntry[]): string | undefined {
  const parsed = read(text)
  if (parsed === undefined) return undefined
  return entries.reduce(
    withEntry,
    parsed.entries ? text : edit(text, ['json.schemas'], { value: [] }),
  )
}

function withEntry(text: string, entry: SchemaEntry): string {
  const known = read(text)?.entries ?? []
  const index = known.findIndex((other) => isEntry(other) && other.url === entry.url)
  if (index === -1) return edit(text, ['json.schemas', known.length], { value: entry, isNew: true })
  return isDeepStrictEqual(known[index], entry)
    ? text
    : edit(text, ['json.schemas', index], { value: entry })
}

const isEntry = (value: unknown): value is { url: unknown } =>
  typeof value === 'object' && value !== null && 'url' in value

/** Parses the existing entries; undefined unless the text is an object whose `json.schemas` is a list or missing. */
function read(text: string): { entries: unknown[] | undefined } | undefined {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  if (errors.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return undefined
  const entries: unknown = Object.getOwnPropertyDescriptor(value, 'json.schemas')?.value
  if (entries === undefined) return { entries }
  return Array.isArray(entries) ? { entries } : undefined
}

interface Edit {
  value: unknown
  /** Whether the value is inserted into a list. */
  isNew?: boolean
}

function edit(text: string, path: (string | number)[], { value, isNew = false }: Edit): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, insertFinalNewline: true }
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: isNew }))
}
