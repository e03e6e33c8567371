import { z } from 'zod'
import { Employment } from './services/career.ts'
import { ClassMode } from './services/class.ts'
import { Slug } from './slug.ts'
import { line, lines, moment, richText, rowId, shortTexts } from './manage/fields.ts'
import type { Misfit } from './manage/managed-area.ts'

const rupiah = z.int().min(0).max(1_000_000_000).nullable().describe('Whole rupiah a month.')

/** Every field of a job offer that can be written. */
export const JobFields = z.strictObject({
  careerId: rowId(),
  slug: Slug,
  title: line(120),
  summary: lines(300),
  about: richText(),
  employment: Employment,
  mode: ClassMode,
  city: line(60).nullable(),
  duties: shortTexts(20, 300),
  requirements: shortTexts(20, 300),
  benefits: shortTexts(20, 300),
  salaryFrom: rupiah,
  salaryTo: rupiah,
  publishedAt: moment(),
  closesAt: moment(),
  isPublished: z.boolean(),
})

/** What an offer says where its writer leaves it out. */
export const jobDefaults = {
  summary: '',
  city: null,
  duties: [],
  requirements: [],
  benefits: [],
  salaryFrom: null,
  salaryTo: null,
} as const

/** Reports a highest salary below the lowest, or without one. */
export function salaryMisfit({
  salaryFrom,
  salaryTo,
}: Readonly<Record<string, unknown>>): Misfit | undefined {
  if (typeof salaryTo !== 'number') return undefined
  if (typeof salaryFrom === 'number' && salaryFrom <= salaryTo) return undefined
  return {
    field: 'salaryTo',
    message: {
      id: 'Gaji tertinggi tidak di bawah gaji terendah, yang ikut diisi.',
      en: 'The highest salary is not below the lowest, which is filled in too.',
    },
  }
}
