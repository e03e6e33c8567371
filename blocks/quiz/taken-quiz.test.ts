import { expect, test } from 'vitest'
import { fixtures } from './fixtures.ts'
import { announcedSeconds, secondsLeft } from './seconds-left.ts'
import { choose, endRun, goTo, isOpen, runAt } from './steps.ts'
import { fits, marked } from './marked.ts'
import { questionTime, startRun } from './start-run.ts'
import { shuffled } from './shuffled.ts'
import type { Pace } from './run.ts'

const { questions } = fixtures.filled.props
const begin = 1_000_000
/** Takes the first of what is left, so that nothing changes its order. */
const unmixed = { random: () => 0, now: begin }
const started = (pace: Pace, count = 3) => startRun(questions, { count, pace }, unmixed)
const scoreOf = (run: ReturnType<typeof started>) =>
  marked(run, questions).filter(({ isRight }) => isRight).length

test('a shuffled list has the same elements, in an order by chance', () => {
  const list = [1, 2, 3, 4, 5]
  expect(shuffled(list, () => 0)).toEqual(list)
  expect(shuffled(list, () => 0.999)).toEqual([5, 4, 3, 2, 1])
  expect(shuffled(list, Math.random).toSorted((a, b) => a - b)).toEqual(list)
  expect(list).toEqual([1, 2, 3, 4, 5])
})

test('a run asks no more questions than there are, each once, with every choice', () => {
  const run = startRun(questions, { count: 20, pace: 'none' }, { random: Math.random, now: begin })
  expect(run.asked.map(({ slug }) => slug).toSorted()).toEqual(['pangkat', 'pecahan', 'perkalian'])
  expect(fits(run, questions)).toBe(true)
  expect(started('none', 2).asked).toHaveLength(2)
})

test('an answer is counted by its position in the row, however the choices are shown', () => {
  const first = choose(started('none'), 2)
  const second = choose(goTo(first, 1, begin), 1)
  expect(scoreOf(endRun(second))).toBe(1)
  expect(marked(second, questions).map(({ asked }) => asked.chosen)).toEqual([2, 1, null])
})

test('an answer can be changed by going back before the end', () => {
  const wrong = goTo(choose(started('none'), 0), 1, begin)
  expect(scoreOf(wrong)).toBe(0)
  expect(scoreOf(choose(goTo(wrong, 0, begin), 2))).toBe(1)
})

test('without a limit no time is counted', () => {
  const run = started('none')
  expect(secondsLeft(run, begin)).toBeNull()
  expect(runAt(run, begin + 1e9)).toBe(run)
})

test('the whole quiz has a minute per question, and ends with what was answered', () => {
  const run = choose(started('whole'), 2)
  expect(secondsLeft(run, begin)).toBe(180)
  expect(secondsLeft(run, begin + 179_001)).toBe(1)
  expect(runAt(run, begin + 179_999)).toBe(run)
  const over = runAt(run, begin + 180_000)
  expect(over).toMatchObject({ isEnded: true, late: 0, until: null })
  expect(scoreOf(over)).toBe(1)
})

test('when the time of a question is over the next one is shown with its own, and the last one ends the quiz', () => {
  const second = runAt(started('question'), begin + questionTime)
  expect(second).toMatchObject({ at: 1, late: 1, until: begin + 2 * questionTime })
  const third = runAt(second, begin + 2 * questionTime)
  expect(third).toMatchObject({ at: 2, late: 2 })
  expect(runAt(third, begin + 3 * questionTime)).toMatchObject({ isEnded: true, late: 3 })
})

test('the time of a question is stopped while another is shown, and one that is over stays closed', () => {
  const second = goTo(started('question'), 1, begin + 10_000)
  expect(secondsLeft(goTo(second, 0, begin + 25_000), begin + 25_000)).toBe(20)
  const back = goTo(runAt(started('question'), begin + questionTime), 0, begin + questionTime)
  expect(isOpen(back)).toBe(false)
  expect(secondsLeft(back, begin)).toBeNull()
  expect(choose(back, 2)).toBe(back)
})

test('the time left is announced a few times only', () => {
  const at = (pace: Pace, seconds: number | null) => announcedSeconds(pace, seconds)
  expect([301, 300, 61, 60, 11, 10, 1].map((seconds) => at('whole', seconds))).toEqual([
    null,
    300,
    300,
    60,
    60,
    10,
    10,
  ])
  expect([30, 11, 10].map((seconds) => at('question', seconds))).toEqual([null, null, 10])
  expect(at('none', null)).toBeNull()
})

test('a stored run does not fit when a question or a choice is gone', () => {
  const run = started('none')
  expect(fits(run, questions)).toBe(true)
  expect(fits(run, questions.slice(1))).toBe(false)
  const fewer = questions.map((one) => ({ ...one, choices: one.choices.slice(1) }))
  expect(fits(run, fewer)).toBe(false)
  expect(fits({ ...run, at: 3 }, questions)).toBe(false)
})
