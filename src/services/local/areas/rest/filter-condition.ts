export const comparisons = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
] as const
export const arrayTests = ['cs', 'cd', 'ov'] as const
export const searches = ['fts', 'plfts', 'phfts', 'wfts'] as const

export type Comparison = (typeof comparisons)[number]
export type ArrayTest = (typeof arrayTests)[number]
export type Search = (typeof searches)[number]

/** The test of a filter on one column. Values are text until the type of the column is known. */
export type Test =
  | { op: Comparison; value: string; quantifier?: 'any' | 'all' }
  | { op: 'isdistinct'; value: string }
  | { op: 'in'; values: string[] }
  | { op: 'is'; value: 'null' | 'not_null' | 'true' | 'false' | 'unknown' }
  | { op: ArrayTest; value: string }
  | { op: Search; config: string | undefined; value: string }

export type Condition =
  | { kind: 'filter'; isNegated: boolean; column: string; test: Test }
  | { kind: 'and' | 'or'; isNegated: boolean; conditions: Condition[] }
