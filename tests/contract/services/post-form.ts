import { request } from 'node:http'

/** A post of a browser without scripts. */
export interface Sent {
  path: string
  body: string
  headers?: Record<string, string>
  /** Ends the connection in the middle of the body. */
  isCut?: boolean
}

/** What was answered; the status is 0 where there was no answer. */
export interface Posted {
  status: number
  body: string
  location?: string | undefined
}

let posts = 0

/** How many posts there were so far. */
export const postsSoFar = (): number => posts

/** Posts to a site of a server as a browser without scripts does, from an address of its own. */
export function postTo(
  { port, site }: { port: number; site: string },
  { path, body, headers = {}, isCut }: Sent,
): Promise<Posted> {
  posts++
  const address = `10.${9 + (posts >> 16)}.${(posts >> 8) & 255}.${posts & 255}`
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: `${site}.localhost:${port}`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            location: answer.headers.location,
          }),
        )
      },
    )
    outgoing.on('error', () => resolve({ status: 0, body: '' }))
    if (!isCut) return void outgoing.end(body)
    outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy())
  })
}
