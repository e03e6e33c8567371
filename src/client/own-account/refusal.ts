import { boot } from '../boot.ts'
import { CallFailed } from '../services/call-failed.ts'
import { callWords } from './words.ts'

/** The failure of a call that was refused or had no answer; other errors are thrown on. */
export function refusalOf(error: unknown): CallFailed {
  if (!(error instanceof CallFailed)) throw error
  return error
}

/** The sentence about a failed call. */
export function messageOf({ problem, message }: CallFailed): string {
  const words = callWords[boot.locale]
  if (problem === 'no-answer') return words.offline
  return problem === 'too-late' ? words.tooLate : message
}
