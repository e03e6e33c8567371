/** What a parser of Markdown may read again for each of its kind, and how many of it a text may have. */
export const proseLimits = {
  /** Runs of `*`, `_` or `~`. */
  emphasis: 4000,
  /** `[` and `]`. */
  brackets: 4000,
  /** Runs of backticks. */
  code: 2000,
  /** `|`. */
  cells: 5000,
  /** `<` and `{`. */
  tags: 4000,
  /** Markers of lists and quotes at the beginning of lines. */
  items: 2000,
  /** Lines of `=` or `-` below a heading. */
  underlines: 500,
  /** Markers of lists and quotes at the beginning of one line. */
  depth: 64,
  /** Columns before a marker of a list or quote. */
  indent: 100,
} as const

type Mark = keyof typeof proseLimits

const names: Readonly<Record<Mark, string>> = {
  emphasis: 'stars, underscores and tildes',
  brackets: 'square brackets',
  code: 'backticks',
  cells: 'cells of tables',
  tags: 'tags and braces',
  items: 'entries of lists and quotes',
  underlines: 'underlined headings',
  depth: 'lists and quotes in each other',
  indent: 'spaces before an entry of a list',
}

/** The first mark of which a text has too many. */
export interface ExcessiveMark {
  line: number
  message: string
}

/**
 * Looks through a text of Markdown once, without parsing it: undefined when no parser takes more than about a second for
 * it. Marks in code are counted too, those of front matter are not: it is not Markdown.
 */
export function findExcessiveMark(text: string): ExcessiveMark | undefined {
  const counts = { emphasis: 0, brackets: 0, code: 0, cells: 0, tags: 0, items: 0, underlines: 0 }
  const lines = text.split(/\r\n|\r|\n/)
  const begin = lines[0]?.trimEnd() === '---' ? lines.findIndex(isFence) + 1 : 0
  for (const [i, line] of lines.entries()) {
    if (i < begin) continue
    const { depth, indent } = readMarkers(line)
    counts.items += depth
    if (isUnderline(line)) counts.underlines++
    for (const [run] of line.matchAll(marks)) counts[markOf(run)]++
    const over = Object.entries({ ...counts, depth, indent }).find(
      ([mark, count]) => count > proseLimits[mark as Mark],
    )
    if (over === undefined) continue
    const mark = over[0] as Mark
    return { line: i + 1, message: `More than ${proseLimits[mark]} ${names[mark]}.` }
  }
  return undefined
}

const isFence = (line: string, i: number): boolean => i > 0 && line.trimEnd() === '---'

const marks = /\*+|_+|~+|`+|[[\]|<{]/g

function markOf(run: string): 'emphasis' | 'brackets' | 'code' | 'cells' | 'tags' {
  const [first = ''] = run
  if (first === '[' || first === ']') return 'brackets'
  if (first === '`') return 'code'
  if (first === '|') return 'cells'
  return first === '<' || first === '{' ? 'tags' : 'emphasis'
}

const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

/** The markers of lists and quotes at the beginning of a line: how many, and the most columns before one. */
function readMarkers(line: string): { depth: number; indent: number } {
  let depth = 0
  let indent = 0
  let end = 0
  for (;;) {
    marker.lastIndex = end
    const [found] = marker.exec(line) ?? []
    if (found === undefined) return { depth, indent }
    depth++
    indent = Math.max(indent, found.search(/[^ \t]/))
    end += found.length
  }
}

/** Whether a line underlines the one before it, as far as the line alone shows. */
const isUnderline = (line: string): boolean => /^[ \t>]*(?:=+|-+)[ \t]*$/.test(line)
