import { openCipher } from './cipher.ts'
import { openCookies, type BrowserEnvironment, type Storing } from './browser-environment.ts'

/** What one request was, and what happened around it, in order. */
export interface Sent {
  method: string
  path: string
  headers: Headers
  body: unknown
}

/** What a server does with a request. */
export type Answer = (sent: Sent, signal: AbortSignal | null) => Response | Promise<Response>

export interface TestEnvironment extends BrowserEnvironment {
  sent: Sent[]
  /** Calls, stores and clearings in the order they came. */
  events: string[]
  waits: number[]
  logged: [string, unknown][]
  clock: { offset: number }
}

export const testOrigin = 'http://coba.localhost'
export const testApp = { lmsId: 'coba', publicKey: 'pk_coba', locale: 'id', version: '1' } as const

/** A browser without one: its storage is in memory, its server is a function. */
export function testEnvironment(answer: Answer): TestEnvironment {
  const sent: Sent[] = []
  const events: string[] = []
  const waits: number[] = []
  const logged: [string, unknown][] = []
  const clock = { offset: 0 }
  const cookies = openCookies(cookieJar(), false)
  return {
    sent,
    events,
    waits,
    logged,
    clock,
    origin: testOrigin,
    async fetch(url, init) {
      const request = toSent(url, init)
      sent.push(request)
      events.push(`${request.method} ${request.path}`)
      return answer(request, init.signal ?? null)
    },
    now: () => Date.now() + clock.offset,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    cipher: openCipher(crypto.subtle),
    wait: async (ms) => void waits.push(ms),
    log: (label, error) => void logged.push([label, error]),
    local: inMemory('local', events),
    session: inMemory('session', []),
    cookies: {
      read: cookies.read,
      write(name, value, seconds) {
        events.push(`set cookie ${name} for ${seconds}`)
        cookies.write(name, value, seconds)
      },
      remove(name) {
        events.push(`remove cookie ${name}`)
        cookies.remove(name)
      },
    },
  }
}

function toSent(url: string, init: RequestInit): Sent {
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body
  return { method: init.method ?? 'GET', path: url, headers: new Headers(init.headers), body }
}

function inMemory(name: string, events: string[]): Storing {
  const stored = new Map<string, string>()
  return {
    read: (key) => stored.get(key) ?? null,
    write(key, value) {
      events.push(`set ${name} ${key}`)
      stored.set(key, value)
    },
    remove: (key) => void stored.delete(key),
    clear() {
      events.push(`clear ${name}`)
      stored.clear()
    },
  }
}

/** A document's cookies, as a browser stores them. */
export function cookieJar() {
  const stored = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = '', seconds = ''] =
        /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(text) ?? []
      if (seconds === '0') stored.delete(name)
      else stored.set(name, value)
    },
  }
}
