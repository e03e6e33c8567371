import { OperatorError } from '#src/services/operator-error.ts'

/** By the codes of Node's sockets. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there. Stop it, or choose another port',
  EACCES: 'this user may not listen there. Choose a port from 1024 on, and put a proxy in front',
  EADDRNOTAVAIL: 'this machine has no such address. Change HOST',
  ENOTFOUND: 'the name of the host is not known. Change HOST',
}

/** Why a port could not be opened, for the operator. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): Error {
  const reason = reasons[error.code ?? '']
  if (reason === undefined) return error
  return new OperatorError(`${host}:${port} cannot be opened: ${reason}.`)
}
