import type { Conflict } from '#src/manifest/write/merge-value.ts'

const kinds: Record<Conflict['what'], string> = {
  value: '',
  deleted: ', deleted on one side and changed on the other',
  added: ', added on both sides',
  position: ', moved to two places',
  order: ', put into two orders',
}

/** Formats a conflict in one line: its location, its path, and the value of each side. */
export function printConflict(
  conflict: Conflict & { file: string; line: number; column: number },
): string {
  const { file, line, column, pointer, what, node } = conflict
  const sides = (['base', 'ours', 'theirs'] as const).map(
    (side) => `${side} ${show(conflict[side])}`,
  )
  const where = node === undefined ? '' : ` (node "${node}")`
  return `${file}:${line}:${column} ${pointer}: ${sides.join(' ')}${where}${kinds[what]}`
}

const longest = 400

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
