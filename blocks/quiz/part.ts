import type { Question } from './schema.ts'
import type { QuizWords } from './strings.ts'
import type { QuizControl } from './use-quiz.ts'

/** What the parts of a quiz are rendered with. */
export interface QuizPart {
  id: string
  quiz: QuizControl
  questions: readonly Question[]
  t: QuizWords
}
