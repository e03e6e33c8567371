import type { Migration } from '../define.ts'

/** From version 1 on, the newest last. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    name: 'the-page-says-which-kind-is-shown',
    up({ kinds, ...rest }) {
      if (!Array.isArray(kinds)) return kinds === undefined ? rest : { kinds, ...rest }
      return { ...rest, kinds: kinds.map(withoutMark) }
    },
  },
]

function withoutMark(kind: unknown): unknown {
  if (typeof kind !== 'object' || kind === null) return kind
  return Object.fromEntries(Object.entries(kind).filter(([name]) => name !== 'isCurrent'))
}
