/** Who uses a connection: reads of visitors, or anything else: sign-in, forms, the staff, jobs. */
export type Share = 'reads' | 'rest'
