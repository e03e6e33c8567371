import type { z } from 'zod'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'
import type { Block } from './define.ts'

/** The moment of the page that fixtures are shown at. */
export const fixtureNow = '2026-11-23T03:00:00.000Z'

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
          /** The moment that the page shows; `fixtureNow` by default. */
          now?: string
          query?: NodeQuery
        }
      >
    : never

/** Props of earlier versions by version and name: tests run the migrations on them. */
export type PreviousVersions = Readonly<
  Record<number, Readonly<Record<string, Record<string, unknown>>>>
>
