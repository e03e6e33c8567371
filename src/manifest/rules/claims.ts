/** What a layout claims that must be unique among layouts. */
export interface Claims {
  layout: string
  hosts: readonly string[]
  /** Those that it claimed before the change that is checked, where that is known. */
  hostsBefore?: readonly string[]
  /** Whether it serves sites whose own layout does not exist. */
  isFallback?: boolean
}
