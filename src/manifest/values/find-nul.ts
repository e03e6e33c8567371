import { escapePointer } from './pointers.ts'

/** The pointer of the first text or key that holds the character NUL; undefined when there is none. */
export function findNul(value: unknown, pointer = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? pointer : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, child] of Object.entries(value)) {
    const here = `${pointer}/${escapePointer(name)}`
    const found = name.includes('\u0000') ? here : findNul(child, here)
    if (found !== undefined) return found
  }
  return undefined
}
