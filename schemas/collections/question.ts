import { z } from 'zod'
import { Slug } from '../slug.ts'
import { longText, text } from '../text.ts'
import { optionalSlug, slug } from './parts.ts'

/** A frequent question and its answer. */
export const QuestionRow = z.strictObject({
  slug: optionalSlug,
  question: text(200).meta({ title: 'Question' }),
  answer: longText(2000).meta({ title: 'Answer', description: 'A blank line parts paragraphs.' }),
  topic: Slug.optional().meta({ title: 'Topic', description: 'A word to choose questions by.' }),
})

/** A question of a quiz: its choices, the right one and why it is right. */
export const QuizQuestionRow = z.strictObject({
  slug,
  subject: Slug.meta({
    title: 'Subject',
    role: 'data',
    description: 'A word to choose questions by, such as javascript.',
  }),
  question: longText(400).meta({ title: 'Question' }),
  choices: z.array(text(200)).min(3).max(5).meta({ title: 'Choices', role: 'content' }),
  answer: z.int().min(0).max(4).meta({
    title: 'Right choice',
    role: 'data',
    description: 'Its position in the list of choices, counted from 0.',
  }),
  explanation: longText(600).meta({ title: 'Explanation', description: 'Why it is right.' }),
})
