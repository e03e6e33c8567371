import { readDonationTotal } from '#schemas/services/donation.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { DonationTotal, type DonationTotalData } from './donation-total.tsx'
import { DonationTotalProps } from './schema.ts'
/** What the confirmed donations amount to, and how much of the target that is. */
export const donationTotal = defineBlock<typeof DonationTotalProps, DonationTotalData>({
  type: 'donation-total',
  title: 'Total of donations',
  description:
    'What the confirmed donations of the site amount to, and how much of the target that is.',
  category: 'proof',
  keywords: ['donasi', 'sumbangan', 'target'],
  props: DonationTotalProps,
  needs: () => ({ donations: need(readDonationTotal, {}) }),
  render: DonationTotal,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
