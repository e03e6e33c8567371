import type { Backend } from '../database/backend.ts'
import type { RowCounts } from './fill-database.ts'
import type { Progress } from './progress.ts'
import { withSnapshot } from './read-database.ts'
import { fillMigrated } from './restore-backup.ts'

/** Copies everything from one database into an empty one, with the work that waits in the queue. */
export const moveDatabase = (from: Backend, to: Backend, progress: Progress): Promise<RowCounts> =>
  withSnapshot(from, (snapshot) =>
    fillMigrated(to, snapshot, {
      withJobs: true,
      progress: (done, total) => progress('Copying rows', done, total),
    }),
  )
