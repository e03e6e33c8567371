import type { z } from 'zod'
import type { Layout } from '#schemas/layout.ts'
import type { Problem, SourceLocation } from '#schemas/problems.ts'
import type { LayoutSource } from './layout-source.ts'
import type { ParsedCollection } from './parse-collection.ts'
import type { ParsedPage } from './parse-page.ts'
import type { ReadJson } from './read-json.ts'

export type RawLayout = z.input<typeof Layout>

/** One layer: a layout's own files before its parents are merged in, or a site's overlay. */
export interface ParsedLayout {
  name: string
  source: LayoutSource
  manifest: RawLayout | undefined
  /** Pointers that layers above may not write. */
  lock: readonly string[]
  place(pointer: string): SourceLocation
  /** The files beside layout.json that hold some of its keys, by path. */
  parts: ReadonlyMap<string, ReadJson>
  pages: Map<string, ParsedPage>
  /** Texts of content/, by name. */
  contents: Map<string, string>
  starter: Map<string, unknown[]>
  /** Files of collections/, by name. */
  collections: Map<string, ParsedCollection>
  problems: Problem[]
}

/** A layer without any file; `file` is the location of its problems until its manifest is read. */
export const emptyLayer = (
  source: LayoutSource,
  file: string,
  problems: Problem[],
): ParsedLayout => ({
  name: source.name,
  source,
  manifest: undefined,
  lock: [],
  place: (pointer) => ({ file, line: 1, column: 1, pointer }),
  parts: new Map(),
  pages: new Map(),
  contents: new Map(),
  starter: new Map(),
  collections: new Map(),
  problems,
})
