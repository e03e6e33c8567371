import { canary } from './canary-pages.ts'

/** The canary of a place. */
export const canaryAt = (place: string) => `${canary} di ${place}`

/** The domain of every address in the planted rows; no layout has it. */
export const canaryDomain = 'kenari-rahasia.example'
export const emailAt = (place: string) => `${place}@${canaryDomain}`

/** The names of the rows, each of which the page of its staff shows. */
export const canaryRows = {
  account: canaryAt('akun'),
  appointment: canaryAt('perjanjian'),
  submission: canaryAt('kiriman'),
  payout: canaryAt('pencairan'),
  school: canaryAt('sekolah'),
  result: canaryAt('nilai'),
}
