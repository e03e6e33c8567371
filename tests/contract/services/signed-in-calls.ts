import { managedGalleries } from '#schemas/services/manage-content.ts'
import { requestPayout } from '#schemas/services/payout.ts'
import { updateProfile } from '#schemas/services/profile.ts'

/** What those who are signed in send by a form of their pages, as it should be. */
export const signedInCalls = [
  {
    endpoint: requestPayout,
    right: { amount: 50_000, bank: '014', accountNumber: '1234567890', accountName: 'Sari' },
    as: 'partner',
  },
  { endpoint: updateProfile, right: { name: 'Rahma Contoh' }, as: 'student' },
  { endpoint: managedGalleries.calls.create, right: { title: 'Album' }, as: 'writer' },
] as const
