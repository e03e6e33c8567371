import type { Asked, Run } from './run.ts'
import type { Question } from './schema.ts'

/** An answered question beside its row. */
export interface Marked {
  question: Question
  asked: Asked
  isRight: boolean
}

/** Every question of a run with its row, in the order of the run. */
export const marked = (run: Run, questions: readonly Question[]): Marked[] =>
  run.asked.flatMap((asked) => {
    const question = questions.find(({ slug }) => slug === asked.slug)
    return question ? [{ question, asked, isRight: asked.chosen === question.answer }] : []
  })

/** Whether a run belongs to these questions: each is there, with as many choices as when it was started. */
export const fits = ({ asked, at }: Run, questions: readonly Question[]): boolean =>
  at in asked &&
  asked.every(({ slug, order }) => {
    const choices = questions.find((one) => one.slug === slug)?.choices ?? []
    return (
      order.length === choices.length && [...choices.keys()].every((key) => order.includes(key))
    )
  })
