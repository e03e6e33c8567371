/** Receives the progress of a long operation, for a terminal. */
export type Progress = (label: string, done: number, total: number) => void
