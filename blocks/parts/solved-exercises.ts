import { useSyncExternalStore } from 'react'

const name = 'tenun_exercises'
const most = 500
const none = '[]'

const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

function read(): string {
  try {
    return localStorage.getItem(name) ?? none
  } catch {
    return none
  }
}

function write(slugs: readonly string[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(slugs.slice(-most)))
  } catch {
    // Where the browser bars storage nothing is stored; the studio says so when code is written.
  }
  for (const changed of listeners) changed()
}

function slugsOf(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The slugs of the exercises that were solved on this device; none on the server, and where the browser bars storage. */
export const useSolved = (): string[] => slugsOf(useSyncExternalStore(subscribe, read, () => none))

/** Stores on this device that an exercise was solved. */
export function addSolved(slug: string): void {
  const others = slugsOf(read()).filter((one) => one !== slug)
  write([...others, slug])
}

/** Deletes what was solved from this device. */
export const deleteSolved = (): void => write([])
