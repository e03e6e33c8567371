import type { Handler } from '../../calls/handler.ts'
import { exportSubscribersHandler, listSubscribersHandler } from './list-subscribers.ts'
import { confirmSubscriptionHandler, subscribeHandler, unsubscribeHandler } from './subscribe.ts'

/** The newsletter of a site: who asks for it, who confirms it, who leaves it, and the list for the staff. */
export const newsletterHandlers: Handler[] = [
  subscribeHandler,
  confirmSubscriptionHandler,
  unsubscribeHandler,
  listSubscribersHandler,
  exportSubscribersHandler,
]
