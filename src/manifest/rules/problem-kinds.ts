import { catalogue } from '../problems/catalogue.ts'
import type { ProblemKind } from '../problems/problem-kind.ts'
import type { Rule } from './define.ts'

/** Every kind of problem sorted by name: those of the catalogue and those of these rules. */
export function problemKinds(rules: readonly Rule[]): ProblemKind[] {
  const byName = new Map<string, ProblemKind>(Object.entries(catalogue))
  for (const rule of rules) byName.set(rule.name, rule)
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
