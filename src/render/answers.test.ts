import { expect, test } from 'vitest'
import { listClasses, readClassOverview } from '#schemas/services/class.ts'
import { listPosts } from '#schemas/services/post.ts'
import { collectAnswers, LateAnswer, toQuestion, type Ask } from './answers.ts'

const now = new Date('2026-11-22T02:59:00Z')

const recording = (answer: Ask = () => Promise.resolve('answer')) => {
  const asked: unknown[] = []
  const ask: Ask = (endpoint, input, page) => {
    asked.push([endpoint.path, input])
    return answer(endpoint, input, page)
  }
  return { asked, answers: collectAnswers({ ask, deadlineMs: 50, now }) }
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

test('every service is given the moment of the page', async () => {
  const given: Date[] = []
  const { answers } = recording((_endpoint, _input, page) => {
    given.push(page.now)
    return Promise.resolve(null)
  })
  await answers.ask(toQuestion(listClasses, {}))
  await answers.ask(toQuestion(listPosts, { kindSlug: 'news' }))
  expect(given).toEqual([now, now])
})

test('the page changes at the first moment that an answer reports and that has not come', async () => {
  const moments: Record<string, string[]> = {
    'v1/class/active': ['2026-11-22T02:59:00Z', '2026-11-22T03:00:00Z'],
    'v3/post/list': ['2026-11-21T00:00:00Z', '2026-11-22T04:00:00Z'],
  }
  const { answers } = recording((endpoint, _input, page) => {
    for (const moment of moments[endpoint.path] ?? []) page.changesAt(new Date(moment))
    return Promise.resolve(null)
  })
  expect(answers.changesAt()).toBeUndefined()
  await answers.ask(toQuestion(listPosts, { kindSlug: 'news' }))
  expect(answers.changesAt()).toEqual(new Date('2026-11-22T04:00:00Z'))
  await answers.ask(toQuestion(listClasses, {}))
  expect(answers.changesAt()).toEqual(new Date('2026-11-22T03:00:00Z'))
})
