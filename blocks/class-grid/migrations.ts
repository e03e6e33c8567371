import type { Migration } from '../define.ts'

/** From version 1 on, the newest last. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    name: 'program-becomes-a-list-of-programs',
    up({ program, ...rest }) {
      if (program === undefined) return rest
      const programs = typeof program === 'string' ? program.split(',') : [program]
      return { ...rest, programs }
    },
  },
]
