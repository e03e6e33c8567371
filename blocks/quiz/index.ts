import { defineBlock } from '../define.ts'
import { Quiz } from './quiz.tsx'
import { QuizProps } from './schema.ts'

/** A quiz of one subject that is taken in the browser; without scripts its questions and answers as a list. */
export const quiz = defineBlock({
  type: 'quiz',
  title: 'Quiz',
  description:
    'Questions of one subject as a quiz with a timer, a score and a review. Answers stay in the browser; of who is signed in, the account has the score.',
  category: 'learning',
  keywords: ['kuis', 'latihan soal', 'bank soal', 'quiz'],
  props: QuizProps,
  island: 'pointer',
  render: Quiz,
})
