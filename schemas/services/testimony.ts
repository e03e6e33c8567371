import { z } from 'zod'
import { rowLanguage } from '../row-language.ts'
import { endpoint } from '../endpoint.ts'
import { rowsInput } from './rest.ts'

/** A testimony of a participant; only approved ones are public. */
export const Testimony = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  role: z.string(),
  message: z.string(),
  rating: z.int().min(1).max(5),
})
export type Testimony = z.output<typeof Testimony>

/** Approved testimonies, newest first. */
export const listTestimonies = endpoint({
  host: 'rest',
  method: 'GET',
  path: 'rest/v1/testimonies',
  summary: 'Approved testimonies.',
  input: rowsInput,
  output: z.array(Testimony),
  access: 'public',
  entities: ['testimony'],
})

/** The calls of this area. */
export const testimonyEndpoints = [listTestimonies]
