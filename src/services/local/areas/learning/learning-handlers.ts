import type { Handler } from '../../calls/handler.ts'
import { listLearnersHandler } from './list-learners.ts'
import { listLearningClassesHandler } from './list-learning-classes.ts'
import { listPaymentsHandler } from './list-payments.ts'
import { listTaughtBatchesHandler } from './list-taught-batches.ts'
import { listTaughtClassesHandler } from './list-taught-classes.ts'
import { listResultsHandler, recordResultHandler } from './results.ts'
import { readProgressHandler, updateProgressHandler } from './progress.ts'
import { updateTeacherHandler } from './update-teacher.ts'

/** What learners have: their classes, progress and payments; and what their teachers see of it. */
export const learningHandlers: Handler[] = [
  listLearningClassesHandler,
  readProgressHandler,
  updateProgressHandler,
  listPaymentsHandler,
  listResultsHandler,
  recordResultHandler,
  listTaughtClassesHandler,
  listTaughtBatchesHandler,
  listLearnersHandler,
  updateTeacherHandler,
]
