import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'
import { userKinds } from '#schemas/user-kinds.ts'

const AccountLink = z.strictObject({
  label: text(40).meta({ title: 'Label', examples: ['Kelas saya'] }),
  href: pageLink().meta({ title: 'Leads to' }),
  kinds: z
    .array(z.enum(userKinds))
    .max(userKinds.length)
    .default([])
    .meta({
      title: 'For',
      description: 'The kinds of account that find it here; none: everyone who is signed in.',
      examples: [['student']],
      role: 'data',
    }),
})

export const AccountMenuProps = z.object({
  signIn: pageLink().meta({ title: 'Sign-in page', examples: ['page:login'] }),
  links: z.array(AccountLink).max(16).default([]).meta({
    title: 'Links',
    description: 'Pages of those who are signed in. What they may see is decided by the page.',
    role: 'content',
  }),
})
export type AccountMenuProps = z.output<typeof AccountMenuProps>
