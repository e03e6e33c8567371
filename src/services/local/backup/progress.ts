/** Is told how far a long work has come, for a terminal. */
export type Progress = (label: string, done: number, total: number) => void
