import type { LearningResult } from './services/learning-result.ts'

/** The data of the event with which a block reports a score to the runtime. Without zod, since browsers import it. */
export type ReportedResult = Pick<LearningResult, 'kind' | 'slug' | 'title' | 'correct' | 'total'>

/** The name of that event, which is dispatched on the window. */
export const resultEvent = 'learning-result'
