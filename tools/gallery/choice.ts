import { z } from 'zod'
import { Face } from '#schemas/layout.ts'
import { Locale } from '#schemas/text.ts'
import type { Example } from './examples.ts'

export const widths = ['390', '768', '1280'] as const
export const schemes = ['light', 'dark'] as const
/** The faces, and none. */
export const faces = ['none', ...Face.options] as const

/** How a fixture is shown. */
export interface Choice {
  fixture: string
  face: (typeof faces)[number]
  width: (typeof widths)[number]
  scheme: (typeof schemes)[number]
  locale: Locale
}

/** How a page of several fixtures is shown. */
export type Shown = Pick<Choice, 'face' | 'scheme' | 'locale'>

/** Reads the choice of an address; what is missing or unknown is the default. */
export function readChoice({ fixtures }: Example, query: URLSearchParams): Choice {
  const names = Object.keys(fixtures)
  const asked = query.get('fixture') ?? 'filled'
  const fixture = names.includes(asked) ? asked : (names[0] ?? '')
  const width = one(z.enum(widths), query.get('width'), '1280')
  const { face, ...more } = readShown(query, fixtures[fixture]?.locale)
  return { fixture, face, width, ...more }
}

/** Reads how fixtures are shown; what is missing or unknown is the default. */
export const readShown = (query: URLSearchParams, locale: Locale = 'id'): Shown => ({
  face: one(z.enum(faces), query.get('face'), 'none'),
  scheme: one(z.enum(schemes), query.get('scheme'), 'light'),
  locale: one(Locale, query.get('locale'), locale),
})

const one = <T extends string>(schema: z.ZodType<T>, value: string | null, fallback: T): T =>
  schema.catch(fallback).parse(value)

/** The query of an address that shows this choice. */
export const toQuery = (choice: Partial<Choice>): string => new URLSearchParams(choice).toString()
