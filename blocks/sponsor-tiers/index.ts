import { defineBlock } from '../define.ts'
import { SponsorTiers } from './sponsor-tiers.tsx'
import { SponsorTiersProps } from './schema.ts'
/** Packages for sponsors of an event, the highest first and the widest. */
export const sponsorTiers = defineBlock({
  type: 'sponsor-tiers',
  title: 'Sponsor packages',
  description:
    'Packages for sponsors of an event, the highest first: how many sponsors, the price and what they get.',
  category: 'action',
  keywords: ['sponsor', 'paket', 'festival'],
  props: SponsorTiersProps,

  render: SponsorTiers,
})
