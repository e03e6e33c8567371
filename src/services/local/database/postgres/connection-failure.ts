import { z } from 'zod'

/** Why a connection could not be opened, in our words. */
export interface ConnectionFailure {
  reason: string
  /** Waiting changes nothing: somebody has to change the address or the server. */
  isFinal: boolean
}

const Failure = z.object({ code: z.string() })

/** By the codes of Node's sockets, and by SQLSTATE: PostgreSQL's appendix A. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name of its host is not known',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its host',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closes the connection',
  EPIPE: 'it closes the connection',
  '57P03': 'it starts or stops',
  '53300': 'it has no connection left for this role',
}

const finalReasons: Record<string, string> = {
  '28P01': 'it refuses the password',
  '28000': 'it refuses the role, or connections from here',
  '3D000': 'it has no database of this name',
  '42501': 'the role may not connect to this database',
}

/** What an error of the driver says about the connection; codes stay, so that they can be looked up. */
export function connectionFailure(error: unknown): ConnectionFailure {
  const code = codeOf(error)
  if (code === undefined) return { reason: 'it does not answer', isFinal: false }
  const final = finalReasons[code]
  return {
    reason: `${final ?? reasons[code] ?? 'it fails'} (${code})`,
    isFinal: final !== undefined,
  }
}

/** Classes of SQLSTATE that end a connection: 08, an exception of it, and 57P, the server stops. 25P03 is an idle one. */
const lostState = /^(?:08...|57P0.|25P03|53300)$/
const lostSocket = /^E[A-Z_]+$/
/** The driver has no code for these. */
const lostMessage =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** Whether an error of the driver means that the connection is lost, or that there was none. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return lostState.test(code) || lostSocket.test(code)
  return error instanceof Error && lostMessage.test(error.message)
}

const codeOf = (error: unknown): string | undefined => Failure.safeParse(error).data?.code
