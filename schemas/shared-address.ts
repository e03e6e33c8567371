import type { Throttle } from './endpoint.ts'

/**
 * The limit of forms that a whole class sends at once: one network address is a computer room, or hundreds of phones of
 * a mobile network.
 */
export const sharedAddress: Throttle = { times: 40, seconds: 600 }
