import type { Fix, Severity } from '#schemas/problems.ts'

/** What a problem is about; the reference page is grouped by it. */
export type Family =
  | 'file'
  | 'grammar'
  | 'reference'
  | 'route'
  | 'binding'
  | 'inheritance'
  | 'prose'
  | 'text'
  | 'search'
  | 'access'
  | 'theme'
  | 'weight'
  | 'upkeep'
  | 'safety'
  | 'drawing'

/** The declaration of a problem. Its name is permanent. */
export interface ProblemKind {
  name: string
  family: Family
  severity: Severity
  /** What is wrong, as a sentence without its full stop. */
  title: string
  /** What to do. */
  hint: string
  /** Why it matters, and how it is found. */
  why: string
}

/** Optional properties of a reported problem. */
export interface More {
  fix?: Fix
  page?: string
  block?: string
}

/** Declares records keyed by their names: a record under another name does not compile. */
export const defineProblems = <Name extends string>(kinds: {
  [N in Name]: ProblemKind & { name: N }
}): Readonly<Record<Name, ProblemKind>> => kinds
