import type { Document } from 'domhandler'
import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { KnownBlock, KnownBlocks } from '../known-blocks.ts'
import type { EffectiveLayout, EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import type { More, ProblemKind } from '../problems/problem-kind.ts'
import type { Claims } from './claims.ts'

export type Report = (message: string, place: SourceLocation, more?: More) => void

/** A layout with its parents, as rules receive it. */
export interface LayoutScope {
  layout: EffectiveLayout
  blocks: KnownBlocks
  /** The date that expiry dates are compared with, such as `2027-03-31`. */
  today: string
  report: Report
}

export interface RouteScope extends LayoutScope {
  route: EffectiveRoute
}

export interface PageScope extends LayoutScope {
  page: EffectivePage
}

/** A node of a page, or of the shell, which is part of every page. */
export interface NodeScope extends LayoutScope {
  page: EffectivePage | undefined
  node: LayeredNode
  block: KnownBlock
}

/** A rendered page of a site with starter content, in one language. */
export interface RenderedScope extends LayoutScope {
  route: EffectiveRoute
  page: EffectivePage
  /** The requested path, with its parameters filled and the language prefix. */
  path: string
  locale: Locale
  html: string
  document: Document
  /** Compressed, with every island of the page hydrated. */
  scriptBytes: number
  /** The HTTP status of a path of this site. */
  visit(path: string): Promise<number>
}

/** A kind of problem with the hooks that find it. */
export interface Rule extends ProblemKind {
  layout?(scope: LayoutScope): void
  route?(scope: RouteScope): void
  page?(scope: PageScope): void
  node?(scope: NodeScope): void
  /** Checks HTML; runs only when pages are rendered. */
  rendered?(scope: RenderedScope): void | Promise<void>
  fleet?(
    claims: readonly Claims[],
    report: (layout: string, message: string, pointer: string) => void,
  ): void
}

export const defineRule = (rule: Rule): Rule => rule
