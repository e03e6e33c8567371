import { resultEvent, type ReportedResult } from '#schemas/result-event.ts'

/** Reports a score to the runtime, which sends it to the account of who is signed in. */
export const reportResult = (detail: ReportedResult): boolean =>
  dispatchEvent(new CustomEvent(resultEvent, { detail }))
