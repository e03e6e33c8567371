import { CallFailed } from '../services/call-failed.ts'
import { goToSignIn } from './sign-in-link.ts'

/** Whether a call failed because nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallFailed && error.problem === 'sign-in-first'

/** Leaves for the sign-in, which comes back to this page. */
export async function signInHere(): Promise<{ state: 'leaving' }> {
  await goToSignIn(location.pathname + location.search)
  return { state: 'leaving' }
}
