import type { z } from 'zod'
import type { Route } from '#schemas/layout.ts'
import type { PageHead } from '#schemas/page.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { LayeredNode } from './layered.ts'

/** A page with its layers merged. */
export interface EffectivePage {
  name: string
  head: z.input<typeof PageHead>
  nodes: LayeredNode[]
  prose: string | undefined
  /** The head in each layer's file, the newest first. */
  heads: { layer: string; head: object; place(pointer: string): SourceLocation }[]
}

/** A route and the layer that declares it. */
export interface EffectiveRoute {
  route: z.input<typeof Route>
  layer: string
  /** The location of a part of the route, such as `/seo/image`. */
  place(below: string): SourceLocation
}
