import { listBatches, listExtensions, readSilabus } from '#schemas/services/batch.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveListBatches } from './batches.ts'
import { serveListExtensions } from './extensions.ts'
import { serveReadSilabus } from './silabus.ts'

/** What this area fulfils. */
export const batchBindings = (database: Database): Binding[] => [
  bind(listBatches, serveListBatches(database)),
  bind(readSilabus, serveReadSilabus(database)),
  bind(listExtensions, serveListExtensions(database)),
]
