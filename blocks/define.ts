import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { BlockForm, PageContext, SendForm } from '#schemas/page-boot.ts'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { Action } from './action.ts'
import type { Need } from './need.ts'

/** The input of a block's render: validated props, the answers to its needs, its rendered slots. */
export interface BlockProps<Props = unknown, Data = unknown> {
  id: string
  props: Props
  data: Data
  /** The URL of each need, for islands that fetch again. */
  asked: { [K in keyof Data]: string }
  slots: Record<string, ReactNode>
  page: PageContext
  /** The form of a block with an action. */
  form?: BlockForm
  /** Sends the form; in the browser only. */
  send?: SendForm
  /** What visitors choose by the query: only for a node with a prop bound to it. A prop `page` is the page of its list. */
  query?: NodeQuery | undefined
}

/**
 * When an island is hydrated: as soon as it is visible, for one that then looks different or whose links do more; when it is
 * visible and a pointer, such as a finger, is on the page; or when it is focused or clicked, which hydrates each.
 */
export type Wake = 'visible' | 'pointer' | 'interaction'

interface Slot {
  title: string
  /** The block types allowed in the slot; all when missing. */
  allow?: readonly string[]
  max?: number
}

type Category = 'shell' | 'intro' | 'content' | 'learning' | 'proof' | 'action'

/** A pure change of a block's props from one version to the next. */
export interface Migration {
  to: number
  name: string
  up(props: Record<string, unknown>): Record<string, unknown>
}

/** An origin that a page may reach, such as `https://player.example`; no wildcard, no path. */
type Origin = `https://${string}`

/**
 * What a block needs the content security policy of its page to allow, beyond what every page may do: workers of the
 * block's own code, WebAssembly, sound and video from any https address, the frame in which learners' code runs, frames of
 * other origins, and requests to them.
 */
export interface CspNeeds {
  worker?: true
  wasm?: true
  media?: true
  runner?: true
  frame?: readonly Origin[]
  connect?: readonly Origin[]
}

export interface Block<P extends z.ZodObject = z.ZodObject, Data = unknown> {
  type: string
  title: string
  /** Its purpose in one sentence, for operators and editors. */
  description: string
  category: Category
  keywords?: readonly string[]
  props: P
  /** What the block sends; it renders a form with `Form` of blocks/parts/form.tsx. */
  action?(props: z.output<P>): Action
  needs?(props: z.output<P>): { [K in keyof Data]: Need<Data[K]> }
  /**
   * Needs with large answers, whose rows the HTML has already: the browser asks for them when the island is hydrated, and
   * no document has them twice.
   */
  fetched?: readonly string[]
  /**
   * When the block is hydrated, constant or by its props; `island.tsx` beside it exports the component as
   * `Island`. Imports of an island are sent to the browser: only types from `schemas`, never zod.
   */
  island?: Wake | ((props: z.output<P>) => Wake | undefined)
  /** Constant, or chosen by the props from the most that the block can need: props cannot name an origin. */
  csp?: CspNeeds | { most: CspNeeds; of(props: z.output<P>): CspNeeds | undefined }
  slots?: Record<string, Slot>
  migrations?: readonly Migration[]
  render(block: BlockProps<z.output<P>, Data>): ReactNode
  /** Rendered instead when a need failed; without it nothing is rendered. */
  failed?(block: Pick<BlockProps<z.output<P>>, 'id' | 'props' | 'page'>): ReactNode
  /**
   * For a block that reads `page.now`: the next moment at which it shows something else, and until which its page may
   * be stored; undefined when nothing changes any more.
   */
  changesAt?(
    block: Pick<BlockProps<z.output<P>, Data>, 'props' | 'data' | 'page'>,
  ): Date | undefined
  /** The block reads `page.address`, so it is drawn for each page anew. */
  readsAddress?: true
  /** The schema.org JSON-LD of the rendered block. */
  jsonLd?(block: BlockProps<z.output<P>, Data>): object | null
}

/**
 * Declares a block.
 * @example defineBlock({ type: 'course-grid', title: 'Course grid', props, needs, render: CourseGrid, … })
 */
export const defineBlock = <P extends z.ZodObject, Data = Record<string, never>>(
  block: Block<P, Data>,
): Block<P, Data> => block

/**
 * A block of any props and data, as the engine and the renderer use it.
 * Written with methods, whose parameters are bivariant, so that every block is assignable.
 */
export type AnyBlock = Block<z.ZodObject, Record<string, unknown>>

/** Every block by its type; passed in by the entry points, since the engine imports no block. */
export type Registry = ReadonlyMap<string, AnyBlock>
