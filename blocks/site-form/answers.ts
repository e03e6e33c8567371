import type { z } from 'zod'
import type { DetailedSite, listUsableLayouts } from '#schemas/services/site.ts'

/** One site; for a new one, the layouts that it can be drawn with. */
export interface SiteFormAnswers {
  site?: DetailedSite | null
  layouts?: z.output<typeof listUsableLayouts.output> | null
}
