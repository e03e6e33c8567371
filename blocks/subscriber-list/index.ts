import { listSubscribers } from '#schemas/services/newsletter.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SubscriberListProps } from './schema.ts'
import { SubscriberList, type SubscriberListAnswers } from './subscriber-list.tsx'

/** Who receives the newsletter of the site. For pages of administrators. */
export const subscriberList = defineBlock<typeof SubscriberListProps, SubscriberListAnswers>({
  type: 'subscriber-list',
  title: 'Subscribers of the newsletter',
  description: 'The addresses that have confirmed that they want the newsletter, also as CSV.',
  category: 'action',
  keywords: ['buletin', 'newsletter', 'langganan', 'csv'],
  props: SubscriberListProps,
  needs: ({ search, limit, page }) => ({
    subscribers: need(listSubscribers, {
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: SubscriberList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
