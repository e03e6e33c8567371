import { services } from './service-client.ts'

/**
 * Reads an answer from our own server: the `data` of the response envelope, or the rows of a table. Throws with the
 * server's message when it refuses.
 */
export const ask = (url: string): Promise<unknown> => services.ask(url)
