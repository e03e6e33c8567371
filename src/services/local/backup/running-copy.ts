import { randomUUID } from 'node:crypto'
import { chmod, readdir, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { OperatorError } from '../../operator-error.ts'
import type { Backend, Log } from '../database/backend.ts'

/** What the server answers to who connects: where the copy is, or why there is none. */
const Answer = z.union([z.object({ folder: z.string() }), z.object({ problem: z.string() })])

/** The length of an address of a Unix socket is limited: unix(7), sun_path. */
const longestSocket = 100
const prefix = 'copy-'

/**
 * Lets other processes of this user ask for a copy of the embedded database, by a socket in its folder, which
 * other users cannot enter. Resolves to the function that stops it.
 */
export async function offerCopies(
  folder: string,
  { copy }: Pick<Backend, 'copy'>,
  log: Log,
): Promise<() => Promise<void>> {
  if (copy === undefined) return async () => undefined
  await removeCopies(folder)
  const path = socketIn(folder)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void answer(socket, folder, copy)
  })
  try {
    await listen(server, path)
  } catch (error) {
    log('The database can be backed up only while this server is stopped', {
      reason: String(error),
    })
    return async () => undefined
  }
  return () => new Promise((done) => server.close(() => done()))
}

/**
 * Asks the process that holds the folder of an embedded database for a copy; resolves to its folder, which the
 * caller removes. Throws when it does not answer.
 */
export async function askForCopy(folder: string): Promise<string> {
  const socket = createConnection(socketIn(folder))
  const answered = await text(socket).then(
    (json) => Answer.parse(JSON.parse(json)),
    () => ({
      problem: `The server that uses ${folder} makes no copy of its database. Stop it, and try again.`,
    }),
  )
  if ('problem' in answered) throw new OperatorError(answered.problem)
  return answered.folder
}

async function answer(
  socket: Socket,
  folder: string,
  copy: NonNullable<Backend['copy']>,
): Promise<void> {
  const own = resolve(folder, `${prefix}${randomUUID()}`)
  try {
    await copy(own)
    socket.end(JSON.stringify({ folder: own }))
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    socket.end(JSON.stringify({ problem: `The server made no copy: ${String(error)}` }))
  }
}

/** Removes what an interrupted backup left, and the socket of an earlier process. */
async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(prefix)) await rm(join(folder, name), { recursive: true, force: true })
  await rm(socketIn(folder), { force: true })
}

/** The shorter one of the absolute path and the one from here. */
function socketIn(folder: string): string {
  const path = resolve(folder, 'backup.socket')
  const near = relative(process.cwd(), path)
  return near.length < path.length && !isAbsolute(near) ? near : path
}

async function listen(server: Server, path: string): Promise<void> {
  if (path.length > longestSocket) throw new OperatorError(`${path} is too long for a socket.`)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(path, done)
  })
  await chmod(path, 0o600)
  server.unref()
}
