import type { Bytes } from './bytes.ts'
import type { Cipher } from './cipher.ts'

/** Local storage or session storage. */
export interface Storing {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Cookies that scripts may read, for the whole host. */
export interface Cookies {
  read(name: string): string | null
  write(name: string, value: string, seconds: number): void
  remove(name: string): void
}

/** What a visit takes from the browser it runs in. */
export interface VisitEnvironment {
  fetch(url: string, init: RequestInit): Promise<Response>
  now(): number
  random(bytes: number): Bytes
  cipher(): Promise<Cipher>
  log(label: string, error: unknown): void
  local: Storing
  session: Storing
  cookies: Cookies
}

/** All that the client of the services takes from it. */
export interface BrowserEnvironment extends VisitEnvironment {
  wait(ms: number): Promise<void>
  origin: string
}

/** Storage of the browser; what it bars, or has no room for, lasts as long as the page. */
export function openStorage(open: () => Storage): Storing {
  const inMemory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise?: () => unknown): T | undefined => {
    try {
      return use(open())
    } catch {
      otherwise?.()
      return undefined
    }
  }
  return {
    read: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      inMemory.delete(key)
      attempt(
        (storage) => storage.setItem(key, value),
        () => inMemory.set(key, value),
      )
    },
    remove(key) {
      inMemory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear() {
      inMemory.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** Cookies of a document: SameSite=Lax, Path=/, and Secure where the page came over https. */
export function openCookies(document: { cookie: string }, isSecure: boolean): Cookies {
  // Values for this page where cookies are blocked, or shadowed by another host's; '' means deleted.
  const inMemory = new Map<string, string>()
  const more = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const stored = (name: string): string | null => {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
    return found ? decode(found.slice(name.length + 1)) : null
  }
  const write = (name: string, value: string, seconds: number) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}${more}`
  }
  return {
    read: (name) => (inMemory.get(name) ?? stored(name)) || null,
    write(name, value, seconds) {
      write(name, value, seconds)
      if (stored(name) === value) inMemory.delete(name)
      else inMemory.set(name, value)
    },
    remove(name) {
      write(name, '', 0)
      if (stored(name) === null) inMemory.delete(name)
      else inMemory.set(name, '')
    },
  }
}

/** Null for what is no text of ours: anyone above this host can leave a cookie. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
