import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'
import { forKinds } from '../parts/for-kinds.ts'

const AccountLink = z.strictObject({
  label: text(40).meta({ title: 'Label', examples: ['Kelas saya'] }),
  href: pageLink().meta({ title: 'Leads to' }),
  kinds: forKinds(),
})

export const AccountMenuProps = z.object({
  signIn: pageLink().meta({ title: 'Sign-in page', examples: ['page:login'] }),
  links: z.array(AccountLink).max(24).default([]).meta({
    title: 'Links',
    description: 'Pages of those who are signed in. What they may see is decided by the page.',
    role: 'content',
  }),
})
export type AccountMenuProps = z.output<typeof AccountMenuProps>
