/** A text that no visitor of alpha may ever read: it is in rows of beta, in hidden rows and private columns. */
export const canary = 'KENARI'

/** A text that no caller of alpha may ever read, including its managers: it is in rows of beta. */
export const foreignCanary = `${canary}-BETA`

/** The amounts of donations that serve the same purpose. */
export const canaryAmount = 987_654_321
export const foreignAmount = 987_654_322
