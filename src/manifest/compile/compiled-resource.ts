import type { Endpoint } from '#schemas/endpoint.ts'
import type { CollectionData } from '#schemas/page.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'

/** One named resource of a page: the answer of a call, or rows of a collection. */
export type CompiledResource = CompiledCall | CompiledSelection

export interface CompiledCall {
  name: string
  endpoint: Endpoint
  input: Record<string, unknown>
  place: SourceLocation
}

/** Rows of a collection by constant values or parameters of the route. */
export interface CompiledSelection extends CollectionData {
  name: string
  place: SourceLocation
}

/** The rows of a collection as pages see them, in the order of their file. */
export interface CompiledCollection {
  name: string
  rows: Record<Locale, readonly Record<string, unknown>[]>
}
