import { requireThreadFile } from '../../thread-file.ts'

/** The script of a database thread. */
export const requireWorkerFile = (): Promise<URL> =>
  requireThreadFile({
    name: 'database-worker',
    source: new URL('./worker-entry.ts', import.meta.url),
  })
