import type { Invoice } from '#schemas/services/payment.ts'
import { isSignedOut, signInHere } from '../account/signed-out.ts'
import { boot } from '../boot.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { openInvoice, repayInvoice } from '../services/endpoints/payment.ts'
import { paymentWords } from './words.ts'

/** The result of an attempt to pay: the browser leaves this page, nothing is left to pay, or why it was refused. */
export type Paid = { state: 'leaving' } | { state: 'paid' } | { state: 'refused'; message: string }

const words = paymentWords[boot.locale]

/** What a person reads of a call that failed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallFailed)) throw error
  if (error.problem === 'no-answer') return words.offline
  return error.problem === 'too-late' ? words.tooLate : error.message
}

/**
 * Asks for the invoice of a class, a new one after one that failed with `repay`, and leads to where it is paid;
 * who is not signed in is led to the sign-in first.
 */
export async function pay(slug: string, call: 'begin' | 'repay'): Promise<Paid> {
  if (readToken() === null) return signInHere()
  const place = call === 'begin' ? openInvoice : repayInvoice
  try {
    return follow(await services.callService(place, { slug }))
  } catch (error) {
    return isSignedOut(error) ? signInHere() : { state: 'refused', message: messageOf(error) }
  }
}

function follow({ state, payUrl }: Invoice): Paid {
  if (state === 'paid') return { state: 'paid' }
  if (payUrl === null) return { state: 'refused', message: words.noPage }
  location.assign(payUrl)
  return { state: 'leaving' }
}
