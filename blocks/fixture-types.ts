import type { z } from 'zod'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'
import type { Block } from './define.ts'

/** Named examples of a block: its test cases and its editor previews. */
export type FixturesOf<B> =
  B extends Block<infer P, infer Data>
    ? Record<
        string,
        {
          props: z.input<P>
          data: Data
          slots?: Record<string, string>
          locale?: Locale
          query?: NodeQuery
        }
      >
    : never

/** Props of earlier versions by version and name: tests run the migrations on them. */
export type PreviousVersions = Readonly<
  Record<number, Readonly<Record<string, Record<string, unknown>>>>
>
