/** The input and output type of each format of a binding. The closed list is that of `schemas/binding.ts`. */
const formats: Record<string, { takes: string; yields: string }> = {
  stripHtml: { takes: 'string', yields: 'string' },
  words: { takes: 'string', yields: 'string' },
  upper: { takes: 'string', yields: 'string' },
  lower: { takes: 'string', yields: 'string' },
  rupiah: { takes: 'number', yields: 'string' },
  number: { takes: 'number', yields: 'string' },
  date: { takes: 'string', yields: 'string' },
}

/** The types after applying formats, or the first format whose input has the wrong type. */
export function throughFormats(
  kinds: ReadonlySet<string>,
  names: readonly string[],
): { kinds: ReadonlySet<string> } | { at: number; takes: string; found: ReadonlySet<string> } {
  let here = kinds
  for (const [at, name] of names.entries()) {
    const format = formats[name.split(':')[0] ?? '']
    if (format === undefined) continue
    if (here.size > 0 && !here.has(format.takes)) return { at, takes: format.takes, found: here }
    here = new Set([format.yields])
  }
  return { kinds: here }
}
