import { statSync } from 'node:fs'
import { join } from 'node:path'

/** By how much the time of a changed file may lag behind the clock, in milliseconds. */
const clockTick = 20

/** The state of each file; undefined when one is gone, or was changed after `begun`. */
export function readStates(
  root: string,
  files: readonly string[],
  begun: number,
): Record<string, string> | undefined {
  const states: Record<string, string> = {}
  for (const file of files) {
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    if (found === undefined || found.ctimeMs >= begun - clockTick) return undefined
    states[file] = stateOf(found)
  }
  return states
}

/** Whether each of these files has the state that was read. */
export const isUnchanged = (root: string, states: Readonly<Record<string, string>>): boolean =>
  Object.entries(states).every(([file, state]) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    return found !== undefined && stateOf(found) === state
  })

/** The time of the inode changes with every write, and cannot be set. */
const stateOf = ({ size, mtimeMs, ctimeMs, ino }: ReturnType<typeof statSync> & object): string =>
  [size, mtimeMs, ctimeMs, ino].join()
