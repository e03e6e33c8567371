import { listResults } from '#schemas/services/learning-result.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { MyResults, type MyResultsAnswers, SignedOut } from './my-results.tsx'
import { MyResultsProps } from './schema.ts'

/** The scores of the visitor. For pages behind `auth`; elsewhere it says to sign in. */
export const myResults = defineBlock<typeof MyResultsProps, MyResultsAnswers>({
  type: 'my-results',
  title: 'Own results',
  description: 'The scores that who is signed in has reached in quizzes and exercises.',
  category: 'learning',
  keywords: ['hasil', 'nilai', 'kuis', 'latihan', 'score'],
  props: MyResultsProps,
  needs: ({ kind, limit, page }) => ({
    results: need(listResults, { kind, pageSize: limit, page: page > 1 ? page : undefined }),
  }),
  render: MyResults,
  failed: SignedOut,
})
