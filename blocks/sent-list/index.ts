import type { SentArea } from '#schemas/manage/managed-area.ts'
import {
  sentAspirations,
  sentBookReviews,
  sentDonations,
  sentTestimonies,
} from '#schemas/services/manage-sent.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SentListProps, type SentOf } from './schema.ts'
import { SentList, type SentListAnswers } from './sent-list.tsx'

const areas: Record<SentOf, SentArea> = {
  aspirations: sentAspirations,
  testimonies: sentTestimonies,
  comments: sentBookReviews,
  donations: sentDonations,
}

/** What visitors sent and the staff decide about: shown, hidden or deleted. For pages of administrators. */
export const sentList = defineBlock<typeof SentListProps, SentListAnswers>({
  type: 'sent-list',
  title: 'Sent by visitors',
  description:
    'Testimonies, aspirations, comments or donations that visitors sent; administrators show, hide, delete and restore each.',
  category: 'proof',
  keywords: ['moderasi', 'persetujuan', 'moderation'],
  props: SentListProps,
  needs: ({ of, state, search, limit, page }) => {
    const { list, deleted } = areas[of].calls
    const asked = { search, perPage: limit, page: page > 1 ? page : undefined }
    return { sent: state === 'deleted' ? need(deleted, asked) : need(list, { ...asked, state }) }
  },
  render: SentList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
