import type { Migration } from '../define.ts'

/** From version 1 on, the newest last. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    name: 'the-look-is-of-the-face-unless-chosen',
    up({ look, ...rest }) {
      return look === undefined || look === 'split' ? rest : { ...rest, look }
    },
  },
]
