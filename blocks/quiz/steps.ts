import type { Asked, Run } from './run.ts'

/** Whether the shown question can be answered: its own time is not over. */
export const isOpen = ({ pace, asked, at }: Run): boolean =>
  pace !== 'question' || (asked[at]?.left ?? 0) > 0

/** Answers the shown question with the choice at this position of the row; unchanged once its time is over. */
export const choose = (run: Run, chosen: number): Run =>
  isOpen(run) ? { ...run, asked: changed(run, { chosen }), late: null } : run

/** Shows another question; at pace `question` the time of the one before is stopped. */
export function goTo(run: Run, at: number, now: number): Run {
  if (run.pace !== 'question') return { ...run, at, late: null }
  const left = run.until === null ? 0 : Math.max(0, run.until - now)
  const asked = changed(run, { left })
  const next = asked[at]?.left ?? 0
  return { ...run, asked, at, until: next > 0 ? now + next : null, late: null }
}

/** Ends a quiz; questions without an answer count as wrong. */
export const endRun = (run: Run): Run => ({ ...run, isEnded: true, until: null, late: null })

/** The run at a moment: when time is over, the next question with time left, or the end. */
export function runAt(run: Run, now: number): Run {
  if (run.isEnded || run.until === null || now < run.until) return run
  if (run.pace === 'whole') return { ...endRun(run), late: 0 }
  const late = run.at + 1
  const asked = changed(run, { left: 0 })
  const next = asked.findIndex(({ left }, index) => index > run.at && left > 0)
  if (next === -1) return { ...endRun({ ...run, asked }), late }
  return { ...goTo({ ...run, asked }, next, now), late }
}

const changed = ({ asked, at }: Run, change: Partial<Asked>): Asked[] =>
  asked.map((one, index) => (index === at ? { ...one, ...change } : one))
