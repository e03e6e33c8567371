import type { Audience } from './audience.ts'
import { notOffered } from './query-problem.ts'
import { RestProblem } from './rest-problem.ts'

const parts = /\\[\s\S]|[\s\S]/g

/**
 * The pattern of `like`, in which `*` means `%`. A visitor’s pattern starts with text and has one wildcard at
 * most, at its end: others would read every row.
 */
export function toPattern(text: string, { isManager }: Audience): string {
  const pattern = text.replaceAll('*', '%')
  const found = pattern.match(parts) ?? []
  if (found.at(-1) === '\\') {
    throw new RestProblem(400, '22025', 'LIKE pattern must not end with escape character')
  }
  const wild = found.findIndex((part) => part === '%' || part === '_')
  const isPrefix = wild === -1 || (wild > 0 && found.slice(wild).every((part) => part === '%'))
  if (isManager || isPrefix) return pattern
  throw notOffered("A pattern begins with text and ends with '*': 'Sri*'.")
}
