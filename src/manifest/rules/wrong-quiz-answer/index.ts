import { Locale } from '#schemas/text.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'

export const wrongQuizAnswer = defineRule({
  name: 'wrong-quiz-answer',
  family: 'reference',
  severity: 'error',
  title: 'A quiz question has no right choice, or the same choice twice',
  hint: 'Count the choices from 0 and write the position of the right one; give every choice another text.',
  why: 'Learners could not answer the question, or would be told that a right answer is wrong.',
  layout({ layout, report }) {
    for (const { kind, rows } of layout.collections.values()) {
      if (kind !== 'quiz-question') continue
      for (const row of rows) {
        const { choices, answer } = row.props
        if (!Array.isArray(choices)) continue
        if (typeof answer === 'number' && answer >= choices.length)
          report(`There is no choice ${answer}.`, placeOf(row, '/props/answer'))
        const repeated = choices.findIndex((choice, index) =>
          choices.slice(0, index).some((other) => isSameText(choice, other)),
        )
        if (repeated !== -1)
          report(
            'The text of this choice is that of one above.',
            placeOf(row, `/props/choices/${repeated}`),
          )
      }
    }
  },
})

/** Whether two texts are the same in a language; a text in one language is shown in every one. */
const isSameText = (a: unknown, b: unknown): boolean =>
  Locale.options.some((locale) => {
    const text = textIn(a, locale)
    return text !== undefined && text === textIn(b, locale)
  })

function textIn(text: unknown, locale: Locale): string | undefined {
  const inLocale: unknown =
    typeof text === 'object' && text !== null
      ? Object.entries(text).find(([key]) => key === locale)?.[1]
      : text
  return typeof inLocale === 'string' ? inLocale.trim() : undefined
}
