import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { formOf, type Part } from '../form.ts'

export interface Sent {
  status: number
  body: string
}

interface Sending {
  port: number
  token: string
  type: string
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** The content-length of the request; without it the body is sent in chunks. */
  length?: number
}

let last = 0

/** Sends a body unchanged, from an address of its own. A connection that ends early is status 0. */
export function sendBody({ port, token, type, body, length }: Sending): Promise<Sent> {
  const number = ++last
  return new Promise((resolve) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/drive/upload',
      headers: {
        host: 'foundation.localhost',
        'x-forwarded-for': `10.77.${(number >> 8) & 255}.${number & 255}`,
        authorization: `Bearer ${token}`,
        'content-type': type,
        ...(length === undefined ? {} : { 'content-length': String(length) }),
      },
    })
    sent.on('response', (answer) => {
      const read = text(answer).catch(() => '')
      void read.then((body) => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.on('error', () => resolve({ status: 0, body: '' }))
    void write(sent, body)
  })
}

async function write(sent: ReturnType<typeof request>, body: Sending['body']): Promise<void> {
  for await (const chunk of body) {
    if (sent.destroyed) return
    if (!sent.write(chunk)) await drained(sent)
  }
  sent.end()
}

/** Resolves when more can be written, or when the connection has ended. */
const drained = (sent: ReturnType<typeof request>) =>
  new Promise<void>((resolve) => {
    const over = () => {
      sent.off('drain', over).off('close', over)
      resolve()
    }
    sent.on('drain', over).on('close', over)
  })

/** Sends a form with these parts. */
export function sendForm(to: Pick<Sending, 'port' | 'token'>, parts: readonly Part[]) {
  const { type, body } = formOf(parts)
  return sendBody({ ...to, type, body: [body], length: body.length })
}

/** Sends the start of a form, and ends the connection. */
export function sendPart(
  { port, token }: Pick<Sending, 'port' | 'token'>,
  parts: readonly Part[],
  part: number,
): Promise<void> {
  const { type, body } = formOf(parts)
  const number = ++last
  return new Promise((resolve) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/drive/upload',
      headers: {
        host: 'foundation.localhost',
        'x-forwarded-for': `10.78.${(number >> 8) & 255}.${number & 255}`,
        authorization: `Bearer ${token}`,
        'content-type': type,
        'content-length': String(body.length),
      },
    })
    sent.on('error', () => undefined)
    sent.on('close', () => resolve())
    sent.write(body.subarray(0, Math.floor(body.length * part)), () => {
      // So that the server has started to read.
      setTimeout(() => sent.destroy(), 20)
    })
  })
}
