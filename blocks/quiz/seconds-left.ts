import type { Pace, Run } from './run.ts'

/** The whole seconds left, a begun one counted as one; null while no time is counted. */
export const secondsLeft = ({ until }: Run, now: number): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until - now) / 1000))

/** Moments at which the time left is announced to screen readers, in seconds. */
const announced: Readonly<Record<Pace, readonly number[]>> = {
  none: [],
  question: [10],
  whole: [300, 60, 10],
}

/** The seconds to announce: the last announced moment that has been reached; null before the first. */
export const announcedSeconds = (pace: Pace, seconds: number | null): number | null =>
  seconds === null ? null : (announced[pace].findLast((moment) => seconds <= moment) ?? null)
