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

/** Reads the choice of an address; what is missing or unknown is the default. */
export function readChoice({ fixtures }: Example, query: URLSearchParams): Choice {
  const names = Object.keys(fixtures)
  const asked = query.get('fixture') ?? 'filled'
  const fixture = names.includes(asked) ? asked : (names[0] ?? '')
  const one = <T extends string>(schema: z.ZodType<T>, name: string, fallback: T): T =>
    schema.catch(fallback).parse(query.get(name))
  return {
    fixture,
    face: one(z.enum(faces), 'face', 'none'),
    width: one(z.enum(widths), 'width', '1280'),
    scheme: one(z.enum(schemes), 'scheme', 'light'),
    locale: one(Locale, 'locale', fixtures[fixture]?.locale ?? 'id'),
  }
}

/** The query of an address that shows this choice. */
export const toQuery = (choice: Partial<Choice>): string => new URLSearchParams(choice).toString()
