import { request } from 'node:http'
import { withBody } from '#tests/made-up/body.ts'

export interface Visited {
  status: number
  /** The whole address of the redirection. */
  location: string
  headers: Record<string, string | string[] | undefined>
  /** The cookies that it sets, with all their attributes. */
  cookies: string[]
  body: string
}

/** The browser of one person: it stores cookies by host and does not follow redirections. */
export interface Browser {
  visit(address: string, method?: 'GET' | 'POST'): Promise<Visited>
  /** The cookies of a host. */
  cookies(host: string): Map<string, string>
}

let last = 0

/** Hosts without a port are those of our server on this one. */
export function openBrowser(port: number): Browser {
  const jars = new Map<string, Map<string, string>>()
  const address = `10.9.${(++last >> 8) & 255}.${last & 255}`
  const cookies = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  return {
    cookies,
    visit(asked, method = 'GET') {
      const url = new URL(asked)
      const jar = cookies(url.host)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const options = {
        host: '127.0.0.1',
        port: url.port === '' ? port : Number(url.port),
        path: url.pathname + url.search,
        method,
        headers: { host: url.host, 'x-forwarded-for': address, ...(cookie && { cookie }) },
      }
      return new Promise((resolve, reject) => {
        const sent = request(options, (answer) =>
          withBody(answer, (body) => {
            const set = answer.headers['set-cookie'] ?? []
            for (const line of set) keep(jar, line)
            const { location = '' } = answer.headers
            resolve({
              status: answer.statusCode ?? 0,
              location: location && new URL(location, asked).href,
              headers: answer.headers,
              cookies: set,
              body,
            })
          }),
        )
        sent.on('error', reject)
        sent.end()
      })
    },
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  const isOver = /max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)
  if (isOver) jar.delete(name)
  else jar.set(name, value)
}
