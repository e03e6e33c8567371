import { z } from 'zod'
import { OperatorError } from '../../../operator-error.ts'

/** The process that holds a data folder. */
export const Holder = z.object({
  pid: z.int(),
  since: z.string(),
  command: z.string(),
  port: z.string().optional(),
})
export type Holder = z.output<typeof Holder>

/** Releases the lock. */
export type Release = () => Promise<void>

/** Another process has the data folder open; two would destroy each other's writes. */
export class DataFolderHeld extends OperatorError {
  override name = 'DataFolderHeld'
  readonly holder: Holder | undefined

  constructor(folder: string, holder: Holder | undefined) {
    const who =
      holder === undefined
        ? 'another process, which does not answer'
        : `process ${holder.pid} (${holder.command}) since ${holder.since}`
    super(
      `The data folder ${folder} is held by ${who}. Stop it, or set DATA_DIR to another folder, ` +
        'or DATABASE_URL to a PostgreSQL server.',
    )
    this.holder = holder
  }
}
