import { z } from 'zod'
import { isReading, type Endpoint } from './endpoint.ts'

/** What an app token may be used for. */
export const scopes = ['read', 'write', 'chat', 'files'] as const
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

/** The scope that a call asks of its app token. */
export function scopeOf(endpoint: Endpoint): Scope {
  if (endpoint.host === 'assistant') return 'chat'
  if (endpoint.host === 'drive') return 'files'
  return isReading(endpoint) ? 'read' : 'write'
}
