import { listCareers } from '#schemas/services/career.ts'
import { readCounters } from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { TalentHiring, type TalentHiringData } from './talent-hiring.tsx'
import { TalentHiringProps } from './schema.ts'
/** An offer to companies that hire: how many alumni there are, in which fields, and what a company gets. */
export const talentHiring = defineBlock<typeof TalentHiringProps, TalentHiringData>({
  type: 'talent-hiring',
  title: 'Talent hiring',
  description:
    'An offer to companies that hire graduates: how many there are, in which fields, and what a company gets.',
  category: 'action',
  keywords: ['lulusan', 'perekrutan', 'alumni', 'hiring'],
  props: TalentHiringProps,
  needs: () => ({
    careers: need(listCareers, {}),
    counters: need(readCounters, { alumni: 'true', cities_alumni: 'true', mentors: 'true' }),
  }),
  render: TalentHiring,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
