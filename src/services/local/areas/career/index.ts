import { listCareers, listJobs, readCareer, readJob } from '#schemas/services/career.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListCareers, serveReadCareer } from './careers.ts'
import { serveListJobs, serveReadJob } from './jobs.ts'

/** What this area fulfils. */
export const careerBindings = (database: Database): Binding[] => [
  bind(listCareers, serveListCareers(database)),
  bind(listJobs, serveListJobs(database)),
  bind(readCareer, serveReadCareer(database)),
  bind(readJob, serveReadJob(database)),
]
