import type { Problem } from '#schemas/problems.ts'
import type { Terminal } from '../command.ts'
import { shardOf } from '../shard.ts'

interface DrawOptions {
  root: string
  names: readonly string[]
  today: string
  /** Which of the layouts are drawn, such as `2/3` or `day/3`; all without it. */
  shard: string | undefined
}

/** Builds what browsers load, draws every page of the layouts, and returns what their HTML shows. */
export async function drawPages(
  terminal: Terminal,
  { root, names, today, shard }: DrawOptions,
): Promise<Problem[]> {
  const drawn = shard === undefined ? names : shardOf(names, shard, Date.now())
  const { ensureBuilt } = await import('../ensure-built.ts')
  terminal.progress('Building what browsers load', 0, 1)
  await ensureBuilt()
  terminal.progress('Building what browsers load', 1, 1)
  const { checkRendered } = await import('../rendered/check-rendered.ts')
  const progress = (done: number, total: number) => terminal.progress('Drawing pages', done, total)
  return checkRendered({ root, names: drawn, today, progress })
}
