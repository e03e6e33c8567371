import type { Handler } from '../../calls/handler.ts'
import { listCareersHandler, readCareerHandler } from './careers.ts'
import { listJobsHandler, readJobHandler } from './career-jobs.ts'

/** Fields of work and jobs. */
export const careerHandlers: Handler[] = [
  listCareersHandler,
  listJobsHandler,
  readCareerHandler,
  readJobHandler,
]
