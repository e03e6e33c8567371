import type { Document } from 'domhandler'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { KnownBlock, KnownBlocks } from '../known-blocks.ts'
import type { EffectivePage, EffectiveRoute } from '../inherit/effective.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import type { More, ProblemKind } from '../problems/problem-kind.ts'

export type Report = (message: string, place: SourceLocation, more?: More) => void

/** A layout with its parents, as a rule sees it. */
export interface LayoutScope {
  layout: EffectiveLayout
  blocks: KnownBlocks
  /** The day of the check, `2027-03-31`: what has an end is compared with it. */
  today: string
  report: Report
}

export interface RouteScope extends LayoutScope {
  route: EffectiveRoute
}

export interface PageScope extends LayoutScope {
  page: EffectivePage
}

/** A node of a page, or of the shell, which belongs to every page. */
export interface NodeScope extends LayoutScope {
  page: EffectivePage | undefined
  node: LayeredNode
  block: KnownBlock
}

/** A page as a visitor of a site with starter content gets it, in one language. */
export interface RenderedScope extends LayoutScope {
  route: EffectiveRoute
  page: EffectivePage
  /** As it was asked, with its parameters filled and the prefix of its language. */
  path: string
  locale: Locale
  html: string
  document: Document
  /** Compressed, once every island of the page is awake. */
  scriptBytes: number
  /** The status that a path of this site answers with. */
  visit(path: string): Promise<number>
}

/** What a layout claims among others. */
export interface Claims {
  layout: string
  hosts: readonly string[]
}

/** A kind of problem with the hooks that find it. */
export interface Rule extends ProblemKind {
  layout?(scope: LayoutScope): void
  route?(scope: RouteScope): void
  page?(scope: PageScope): void
  node?(scope: NodeScope): void
  /** Looks at HTML; runs only when pages are rendered. */
  rendered?(scope: RenderedScope): void | Promise<void>
  fleet?(
    claims: readonly Claims[],
    report: (layout: string, message: string, pointer: string) => void,
  ): void
}

export const defineRule = (rule: Rule): Rule => rule
