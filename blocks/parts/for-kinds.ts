import { z } from 'zod'
import { userKinds } from '#schemas/user-kinds.ts'

/** The kinds of account that a link is shown to. */
export const forKinds = () =>
  z
    .array(z.enum(userKinds))
    .max(userKinds.length)
    .default([])
    .meta({
      title: 'For',
      description: 'The kinds of account that find it here; none: everyone who is signed in.',
      examples: [['student']],
      role: 'data',
    })
