import type { Accepted } from './table.ts'

/** Findings that are no faults. Each is one rule, as narrow as its reason. */
export const accepted: readonly Accepted[] = []
