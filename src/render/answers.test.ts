import { expect, test } from 'vitest'
import { listClasses, readClassOverview } from '#schemas/services/class.ts'
import { listPosts } from '#schemas/services/post.ts'
import { collectAnswers, LateAnswer, toQuestion, type Ask } from './answers.ts'

const recording = (answer: Ask = () => Promise.resolve('answer')) => {
  const asked: unknown[] = []
  const ask: Ask = (endpoint, input) => {
    asked.push([endpoint.path, input])
    return answer(endpoint, input)
  }
  return { asked, answers: collectAnswers(ask, 50) }
}

test('one question is asked once, however often and in whatever order it is put', async () => {
  const { asked, answers } = recording()
  const first = answers.ask(toQuestion(listPosts, { kindSlug: 'news', search: 'x' }))
  const second = answers.ask(
    toQuestion(listPosts, { search: 'x', kindSlug: 'news', categoryId: undefined }),
  )
  await Promise.all([first, second, answers.ask(toQuestion(listPosts, { kindSlug: 'blog' }))])
  expect(second).toBe(first)
  expect(asked).toHaveLength(2)
})

test('a question is put with its defaults filled in', async () => {
  const { asked, answers } = recording()
  await answers.ask(toQuestion(listClasses, {}))
  expect(asked).toEqual([['v1/class/active', { page: 1, pageSize: 6 }]])
})

test('what is not a question of its endpoint is answered with null and not asked', async () => {
  const { asked, answers } = recording()
  expect(await answers.ask(toQuestion(readClassOverview, {}))).toBeNull()
  expect(await answers.ask(toQuestion(readClassOverview, { slug: 'x'.repeat(201) }))).toBeNull()
  expect([asked, answers.hasFailed()]).toEqual([[], false])
})

test('an answer that does not come in time is late, and the page knows', async () => {
  const { answers } = recording(() => new Promise(() => undefined))
  await expect(answers.ask(toQuestion(listPosts, { kindSlug: 'news' }))).rejects.toBeInstanceOf(
    LateAnswer,
  )
  expect(answers.hasFailed()).toBe(true)
})

test('an answer that fails, fails for everyone who asked, and the page knows', async () => {
  const { asked, answers } = recording(() => Promise.reject(new Error('down')))
  for (let i = 0; i < 2; i++)
    await expect(answers.ask(toQuestion(listPosts, { kindSlug: 'news' }))).rejects.toThrow('down')
  expect([asked.length, answers.hasFailed()]).toEqual([1, true])
})

test('the kinds of entity that were asked for are remembered, also of what failed', async () => {
  const { answers } = recording(() => Promise.reject(new Error('down')))
  await answers.ask(toQuestion(readClassOverview, { slug: 'a' })).catch(() => undefined)
  expect([...answers.entities].toSorted()).toEqual(['class', 'mentor', 'program'])
})
