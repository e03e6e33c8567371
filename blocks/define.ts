import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'

/** A request for data, answered by the page before the block renders. */
export interface Need<Answer = unknown> {
  endpoint: Endpoint<z.ZodType, z.ZodType<Answer>>
  input: object
}

/** Asks an endpoint; a wrong input does not compile. */
export const need = <I extends z.ZodType, Answer>(
  endpoint: Endpoint<I, z.ZodType<Answer>>,
  input: z.input<I> & object,
): Need<Answer> => ({ endpoint, input })

/** What a block is drawn from: checked props, the answers to its needs, its filled slots. */
export interface BlockProps<Props = unknown, Data = unknown> {
  id: string
  props: Props
  data: Data
  /** The address each need was answered from, for islands that ask again. */
  asked: { [K in keyof Data]: string }
  slots: Record<string, ReactNode>
  page: PageContext
}

/** When an island wakes: with the page, when the browser is idle, when seen, or when touched. */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction'

export interface Slot {
  title: string
  /** The blocks that may stand here; every block when missing. */
  allow?: readonly string[]
  max?: number
}

export type Category = 'shell' | 'intro' | 'content' | 'learning' | 'proof' | 'action'

/** A change of a block's props from one version to the next. Pure. */
export interface Migration {
  to: number
  name: string
  up(props: Record<string, unknown>): Record<string, unknown>
}

export interface Block<P extends z.ZodObject = z.ZodObject, Data = unknown> {
  type: string
  title: string
  /** What it is for, in one sentence, for operators and editors. */
  description: string
  category: Category
  keywords?: readonly string[]
  props: P
  needs?(props: z.output<P>): { [K in keyof Data]: Need<Data[K]> }
  /**
   * Wakes in the browser, always or as its props say; `island.tsx` beside it exports the component as
   * `Island`. What an island imports goes to the browser: types only from `schemas`, never zod.
   */
  island?: Wake | ((props: z.output<P>) => Wake | undefined)
  slots?: Record<string, Slot>
  migrations?: readonly Migration[]
  render(block: BlockProps<z.output<P>, Data>): ReactNode
  /** Drawn instead when a need failed; nothing is drawn when missing. */
  failed?(block: Pick<BlockProps<z.output<P>>, 'id' | 'props' | 'page'>): ReactNode
  /** Structured data of schema.org that belongs to what is drawn. */
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
 * A block whose props and data are its own business: what the engine and the renderer are given.
 * Written with methods, so that a block of any props is one.
 */
export type AnyBlock = Block<z.ZodObject, Record<string, unknown>>

/** Every block by its type, as the ends hand it around. */
export type Registry = ReadonlyMap<string, AnyBlock>

/** Named examples of a block: its test cases and its editor previews. */
export type FixturesOf<B> =
  B extends Block<infer P, infer Data>
    ? Record<
        string,
        { props: z.input<P>; data: Data; slots?: Record<string, string>; locale?: Locale }
      >
    : never

/** Props of earlier versions by name, for each version: proof that its migrations still hold. */
export type PreviousVersions = Readonly<
  Record<number, Readonly<Record<string, Record<string, unknown>>>>
>
