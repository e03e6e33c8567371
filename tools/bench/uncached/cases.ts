/** What is dropped before a page is asked for, or what is asked for in its place. */
export const cases = ['bare', 'cached', 'changed', 'unrendered', 'statement'] as const
export type Case = (typeof cases)[number]

/** What the script says when it listens. */
export interface Listening {
  port: number
  barePort: number
}

/** How often a statement is made for one message, so that the message weighs nothing. */
export const statementsAtOnce = 20
