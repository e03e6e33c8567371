import { listProvinceScores } from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ProvinceScores, type ProvinceScoresData } from './province-scores.tsx'
import { ProvinceScoresProps } from './schema.ts'
/** Provinces by their score, best first, as a table with bars. */
export const provinceScores = defineBlock<typeof ProvinceScoresProps, ProvinceScoresData>({
  type: 'province-scores',
  title: 'Scores of provinces',
  description:
    'Provinces by their score, best first, as a table with bars and, if wanted, on a map; drawn without scripts.',
  category: 'proof',
  keywords: ['provinsi', 'peringkat', 'wilayah', 'peta'],
  props: ProvinceScoresProps,
  needs: ({ limit, page, map }) => ({
    scores: need(
      listProvinceScores,
      map ? { pageSize: 40 } : { pageSize: limit, page: page > 1 ? page : undefined },
    ),
  }),
  render: ProvinceScores,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
