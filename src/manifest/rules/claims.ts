/** What a layout claims that must be unique among layouts. */
export interface Claims {
  layout: string
  hosts: readonly string[]
}
