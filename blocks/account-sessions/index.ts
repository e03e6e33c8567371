import { listSessions } from '#schemas/services/profile.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountSessions, type AccountSessionsAnswers } from './account-sessions.tsx'
import { AccountSessionsProps } from './schema.ts'

/** The open sessions of the visitor. For pages behind `auth`. */
export const accountSessions = defineBlock<typeof AccountSessionsProps, AccountSessionsAnswers>({
  type: 'account-sessions',
  title: 'Own sessions',
  description: 'Where one is signed in, with a way to sign out of each place or of all.',
  category: 'learning',
  keywords: ['sesi', 'session', 'keluar', 'perangkat'],
  props: AccountSessionsProps,
  needs: () => ({ sessions: need(listSessions, {}) }),
  render: AccountSessions,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
