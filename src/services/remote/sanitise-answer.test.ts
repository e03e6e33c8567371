import { expect, test } from 'vitest'
import { readChapter } from '#schemas/services/chapter.ts'
import { readPost } from '#schemas/services/post.ts'
import { readProgram } from '#schemas/services/program.ts'
import { z } from 'zod'
import { storedHtml } from '#schemas/stored-html.ts'
import { sanitiseAnswer } from './sanitise-answer.ts'

const bad = '<p onclick="x()">Halo<script>x()</script><a href="javascript:x()">a</a></p>'
const good = '<p>Halo<a>a</a></p>'

test.each([
  ['content', readPost],
  ['about', readProgram],
  ['body', readChapter],
] as const)(
  'the %s of an answer is sanitised, and nothing else is changed',
  (field, { output }) => {
    const answer = { title: bad, [field]: bad, other: null }
    expect(sanitiseAnswer(output, answer)).toEqual({ title: bad, [field]: good, other: null })
  },
)

test('HTML in lists and in parts of an answer is found', () => {
  const part = z.object({ text: storedHtml().nullable() })
  const schema = z.object({
    items: z.array(part),
    one: part.optional(),
    either: z.union([z.number(), part]),
  })
  expect(
    sanitiseAnswer(schema, {
      items: [{ text: bad }, { text: null }],
      one: { text: bad },
      either: { text: bad },
    }),
  ).toEqual({
    items: [{ text: good }, { text: null }],
    one: { text: good },
    either: { text: good },
  })
})

test('an answer without HTML is the same object', () => {
  const data = { a: bad }
  expect(sanitiseAnswer(z.object({ a: z.string() }), data)).toBe(data)
})
