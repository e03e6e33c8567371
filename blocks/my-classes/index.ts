import { listLearningClasses } from '#schemas/services/learning.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { MyClasses, type MyClassesAnswers, SignedOut } from './my-classes.tsx'
import { MyClassesProps } from './schema.ts'

/** The classes of the visitor, with their progress. For pages behind `auth`; elsewhere it says to sign in. */
export const myClasses = defineBlock<typeof MyClassesProps, MyClassesAnswers>({
  type: 'my-classes',
  title: 'Own classes',
  description: 'The classes of who is signed in, with progress and where to go on.',
  category: 'learning',
  keywords: ['kelas saya', 'kemajuan', 'progress'],
  props: MyClassesProps,
  needs: ({ limit, page }) => ({
    classes: need(listLearningClasses, {
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: MyClasses,
  failed: SignedOut,
})
