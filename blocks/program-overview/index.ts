import type { PageContext } from '#schemas/page-boot.ts'
import { readProgram, type ProgramDetail } from '#schemas/services/program.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ProgramOverview, type ProgramOverviewData } from './program-overview.tsx'
import { ProgramOverviewProps } from './schema.ts'

const toSchemaOrg = (program: ProgramDetail, page: PageContext) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOccupationalProgram',
  name: program.name,
  description: program.summary,
  ...(program.cover ? { image: program.cover } : {}),
  provider: organisationOf(page),
})

/** One program with its facts, texts and outcomes, under the page's h1. */
export const programOverview = defineBlock<typeof ProgramOverviewProps, ProgramOverviewData>({
  type: 'program-overview',
  title: 'Program overview',
  description: 'One program: name, summary, facts, story and outcomes. Draws the page’s h1.',
  category: 'learning',
  keywords: ['program', 'detail', 'track'],
  props: ProgramOverviewProps,
  needs: ({ slug }) => ({ program: need(readProgram, { slug }) }),
  render: ProgramOverview,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => (data.program ? toSchemaOrg(data.program, page) : null),
})
