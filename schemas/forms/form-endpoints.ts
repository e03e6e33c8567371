import type { Endpoint } from '../endpoint.ts'
import type { FormPath } from './form-paths.ts'
import { signUpCoder } from '../services/account.ts'
import { requestDemo } from '../services/cms.ts'
import { payDonation } from '../services/donation.ts'
import { sendAspiration, sendBookReview, sendDonation, sendTestimony } from '../services/rest.ts'
import { subscribe } from '../services/newsletter.ts'
import { submitForm } from '../services/submission.ts'
import { registerOwnTeam, registerSchool, registerTeam } from '../services/school.ts'

/**
 * The endpoints that a form of a page may send to. Each may be called by visitors or by those who are signed in, has
 * one effect however often a form is sent, and takes no more than the fields of its schema.
 */
export const formEndpoints: Readonly<Record<FormPath, Endpoint>> = {
  'v1/school/register': registerSchool,
  'v1/team/register': registerTeam,
  'v1/auth/team/register': registerOwnTeam,
  'v1/auth/signup/coder': signUpCoder,
  'v0/cms/app/request-demo': requestDemo,
  'rest/v1/book_reviews': sendBookReview,
  'rest/v1/aspirations': sendAspiration,
  'rest/v1/testimonies': sendTestimony,
  'rest/v1/donations': sendDonation,
  'v1/donation/pay': payDonation,
  'v1/newsletter/subscribe': subscribe,
  'v1/form/submit': submitForm,
}

/** The endpoints that a form sends to in place of its own when its sender is signed in: the row is theirs. */
export const ownFormEndpoints: Readonly<Partial<Record<FormPath, Endpoint>>> = {
  'v1/team/register': registerOwnTeam,
}
