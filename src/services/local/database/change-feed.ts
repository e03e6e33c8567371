import { z } from 'zod'
import { Entity } from '#schemas/endpoint.ts'
import type { Change } from '../../sites.ts'

/** Every kind of entity that can change. */
export const entities = Entity.options

const News = z.object({ siteId: z.string(), entity: Entity })

/** Distributes changes to listeners. */
export interface ChangeFeed {
  /** Reports a change in the format of the database; other payloads are ignored. */
  received: (payload: string) => void
  announce: (change: Change) => void
  onChange: (listener: (change: Change) => void) => () => void
  /** Reports at once that changes may have been lost; each of them is announced later. */
  missed: () => void
  onMissed: (listener: () => void) => void
}

/** Creates a feed. A listener that throws is reported and does not affect the others. */
export function createChangeFeed(report: (error: unknown) => void): ChangeFeed {
  const listeners = new Set<(change: Change) => void>()
  const ofLosses = new Set<() => void>()

  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      report(error)
    }
  }

  const announce = (change: Change) => {
    for (const listener of listeners) attempt(() => listener(change))
  }

  return {
    announce,
    missed() {
      for (const listener of ofLosses) attempt(listener)
    },
    onMissed: (listener) => void ofLosses.add(listener),
    received(payload) {
      const news = News.safeParse(parseJson(payload))
      if (news.success) announce(news.data)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
