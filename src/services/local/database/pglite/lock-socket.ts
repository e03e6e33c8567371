import { createConnection, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { DataFolderHeld, Holder, type Release } from './data-folder-held.ts'

const patience = 1000

/**
 * Listens on an abstract Unix socket, which the kernel releases with the process, and answers with the holder
 * of the lock.
 */
export async function lockBySocket(name: string, folder: string, holder: Holder): Promise<Release> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(JSON.stringify(holder))
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(name, resolve)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new DataFolderHeld(folder, await askHolder(name))
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Undefined when the holder does not answer in time, as when it is stopped or very busy. */
async function askHolder(name: string): Promise<Holder | undefined> {
  const socket = createConnection(name)
  const timer = setTimeout(() => socket.destroy(), patience)
  try {
    return Holder.parse(JSON.parse(await text(socket)))
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}
