import { shardOf } from '#tools/shard.ts'

/** Whether all cases run, by `npm run test:browser`; `npm test` runs some of each kind, since all take minutes. */
export const runsAll = process.env['BROWSER_CASES'] === 'all'

/** All of them, or each of that many. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  runsAll ? all : all.filter((_, i) => i % every === 0)

/** All of them, or the third that is of today. */
export const thirdOf = <T>(all: readonly T[]): readonly T[] =>
  runsAll ? all : shardOf(all, 'day/3', Date.now())
