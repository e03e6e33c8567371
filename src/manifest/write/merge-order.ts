import { longestRising } from './longest-rising.ts'

type Keys = readonly string[]

/** The merged order of three sides. If both sides moved the same entries differently it is disputed, and that of ours. */
export interface MergedOrder {
  keys: string[]
  isDisputed: boolean
}

/**
 * Merges the orders of the remaining keys: applies the moves of either side; an added key follows the key that it
 * followed on its side; ours comes first where both added at one position.
 */
export function mergeOrder(
  sides: { base: Keys; ours: Keys; theirs: Keys },
  remains: (key: string) => boolean,
): MergedOrder {
  const base = sides.base.filter(remains)
  const ours = sides.ours.filter(remains)
  const theirs = sides.theirs.filter(remains)
  const shared = base.filter((key) => ours.includes(key) && theirs.includes(key))
  const inOurs = ours.filter((key) => shared.includes(key))
  const inTheirs = theirs.filter((key) => shared.includes(key))
  const movedHere = movedIn(inOurs, shared)
  const movedThere = movedIn(inTheirs, shared)
  const isAgreed = inOurs.every((key, i) => key === inTheirs[i])

  if (!isAgreed && movedHere.size === 0) {
    const fresh = ours.filter((key) => !theirs.includes(key))
    return {
      keys: insertAll(fresh, { into: theirs, side: ours, moved: movedThere }),
      isDisputed: false,
    }
  }
  const isDisputed = !isAgreed && [...movedHere].some((key) => movedThere.has(key))
  const follow = isAgreed || isDisputed ? new Set<string>() : movedThere
  const fresh = theirs.filter((key) => !ours.includes(key) || follow.has(key))
  const backbone = ours.filter((key) => !follow.has(key))
  const oursOnly = new Set(ours.filter((key) => !theirs.includes(key)))
  return {
    keys: insertAll(fresh, { into: backbone, side: theirs, moved: movedHere, goFirst: oursOnly }),
    isDisputed,
  }
}

/** The smallest set of keys that must have moved to turn one order into the other. */
function movedIn(keys: Keys, before: Keys): Set<string> {
  const stayed = new Set(
    longestRising(keys.map((key) => before.indexOf(key))).map((position) => keys[position]),
  )
  return new Set(keys.filter((key) => !stayed.has(key)))
}

interface Insertion {
  into: Keys
  /** The order that the new keys had. */
  side: Keys
  moved: ReadonlySet<string>
  /** Keys that come before a new one at the same position. */
  goFirst?: ReadonlySet<string>
}

/** Inserts new keys at the position of their own side, relative to preceding keys that were not moved. */
function insertAll(fresh: Keys, { into, side, moved, goFirst }: Insertion): string[] {
  const keys = [...into]
  for (const key of fresh) {
    const position = side.indexOf(key)
    const isLast = !side.slice(position + 1).some((next) => into.includes(next))
    const anchor = side.slice(0, position).findLast((next) => !moved.has(next))
    let index = isLast ? keys.length : anchor === undefined ? 0 : keys.indexOf(anchor) + 1
    while (index < keys.length && goFirst?.has(keys[index] ?? '')) index++
    keys.splice(index, 0, key)
  }
  return keys
}
