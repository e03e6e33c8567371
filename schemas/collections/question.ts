import { z } from 'zod'
import { Slug } from '../slug.ts'
import { longText, text } from '../text.ts'
import { optionalSlug } from './parts.ts'

/** A frequent question and its answer. */
export const QuestionRow = z.strictObject({
  slug: optionalSlug,
  question: text(200).meta({ title: 'Question' }),
  answer: longText(2000).meta({ title: 'Answer', description: 'A blank line parts paragraphs.' }),
  topic: Slug.optional().meta({ title: 'Topic', description: 'A word to choose questions by.' }),
})
