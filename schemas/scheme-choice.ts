/** What a visitor chose between light and dark pages; of local storage, and of every version. Without zod, since browsers import it. */
export const schemeKey = 'tenun_scheme'

/** By choice, the condition of media queries in place of the system's: one that always holds, and one that never does. */
export const schemeConditions = { dark: '(min-width:0)', light: '(max-width:0)' } as const
