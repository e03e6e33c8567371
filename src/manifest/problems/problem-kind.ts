import type { Fix, Severity } from '#schemas/problems.ts'

/** What a problem is about; the reference page is ordered by it. */
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

/** One kind of thing that can be wrong. Its name is permanent. */
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

/** What else is known of a problem. */
export interface More {
  fix?: Fix
  page?: string
  block?: string
}

/** Records by their own names: a record under another name does not compile. */
export const defineProblems = <Name extends string>(kinds: {
  [N in Name]: ProblemKind & { name: N }
}): Readonly<Record<Name, ProblemKind>> => kinds
