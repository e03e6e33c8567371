import type { IncomingMessage } from 'node:http'

/** Reads the whole body of a message as text and passes it on. */
export function withBody(message: IncomingMessage, use: (body: string) => void): void {
  const chunks: Buffer[] = []
  message.on('data', (chunk: Buffer) => chunks.push(chunk))
  message.on('end', () => use(Buffer.concat(chunks).toString()))
}
