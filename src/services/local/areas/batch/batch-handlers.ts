import type { Handler } from '../../calls/handler.ts'
import { listBatchesHandler } from './list-batches.ts'
import { listExtensionsHandler } from './list-extensions.ts'
import { readSilabusHandler } from './program-syllabus.ts'

/** Intakes, short courses and syllabuses. */
export const batchHandlers: Handler[] = [
  listBatchesHandler,
  readSilabusHandler,
  listExtensionsHandler,
]
