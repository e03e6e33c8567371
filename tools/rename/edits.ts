import { applyEdits, modify } from 'jsonc-parser'
import { readFile } from 'node:fs/promises'
import { keepForm } from '#src/manifest/write/keep-form.ts'
import { replaceFile } from '#src/library/replace-file.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** A path in a JSON value: keys and indexes from its root. */
export type Path = (string | number)[]

/** Visits every value of a JSON document, parents first. */
export function walkJson(
  value: unknown,
  visit: (value: unknown, path: Path) => void,
  path: Path = [],
): void {
  visit(value, path)
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) walkJson(item, visit, [...path, i])
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) walkJson(child, visit, [...path, key])
  }
}

/** Returns the text with a value set at a path; comments and formatting of the rest are preserved. */
export const setAt = (text: string, path: Path, value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions }))

/** Edits and renames of files, collected before any file is written. */
export class Changes {
  private readonly texts = new Map<string, { before: string; after: string }>()
  private readonly moves = new Map<string, string>()

  async read(file: string): Promise<string> {
    const known = this.texts.get(file)
    if (known) return known.after
    const text = await readFile(file, 'utf8')
    this.texts.set(file, { before: text, after: text })
    return text
  }

  write(file: string, text: string): void {
    const before = this.texts.get(file)?.before ?? ''
    this.texts.set(file, { before, after: keepForm(file, before, text) })
  }

  move(from: string, to: string): void {
    this.moves.set(from, to)
  }

  /** The changed files, with the new name of those that are renamed. */
  list(): { file: string; to?: string }[] {
    const changed = [...this.texts].filter(([, { before, after }]) => before !== after)
    const files = new Set([...changed.map(([file]) => file), ...this.moves.keys()])
    return [...files].toSorted().map((file) => {
      const to = this.moves.get(file)
      return to === undefined ? { file } : { file, to }
    })
  }

  /** Writes every file, then deletes the old names of renamed ones. */
  async save(remove: (file: string) => Promise<void>): Promise<void> {
    for (const [file, { before, after }] of this.texts) {
      const to = this.moves.get(file)
      if (to !== undefined) await replaceFile(to, after)
      else if (before !== after) await replaceFile(file, after)
    }
    for (const file of this.moves.keys()) await remove(file)
  }
}
