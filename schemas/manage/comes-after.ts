import type { Bilingual } from '../bilingual.ts'
import type { Misfit } from './managed-area.ts'

const valueOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/** Reports the second of two moments or amounts that is not above the first; values that are missing fit. */
export function comesAfter(
  row: Readonly<Record<string, unknown>>,
  [first, second]: readonly [string, string],
  message: Bilingual,
): Misfit | undefined {
  const [from, to] = [valueOf(row[first]), valueOf(row[second])]
  return from === undefined || to === undefined || from < to
    ? undefined
    : { field: second, message }
}
