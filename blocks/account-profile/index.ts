import { readProfile } from '#schemas/services/profile.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AccountProfile, type AccountProfileAnswers } from './account-profile.tsx'
import { AccountProfileProps } from './schema.ts'

/** The visitor's own profile. For pages behind `auth`. */
export const accountProfile = defineBlock<typeof AccountProfileProps, AccountProfileAnswers>({
  type: 'account-profile',
  title: 'Own profile',
  description: 'Name and telephone of who is signed in, to change; their address and kind to read.',
  category: 'learning',
  keywords: ['profil', 'profile', 'kata sandi', 'akun'],
  props: AccountProfileProps,
  needs: () => ({ profile: need(readProfile, {}) }),
  render: AccountProfile,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
