import type { Pace, Run } from './run.ts'
import type { Question } from './schema.ts'
import { shuffled } from './shuffled.ts'

/** The milliseconds for one question at pace `question`, and per question at pace `whole`. */
export const questionTime = 30_000
const wholeTimePerQuestion = 60_000

/** Sources of chance and time, which tests replace. */
interface Surroundings {
  random: () => number
  now: number
}

/** Starts a quiz of at most `count` questions in random order, with their choices in random order. */
export function startRun(
  questions: readonly Question[],
  { count, pace }: { count: number; pace: Pace },
  { random, now }: Surroundings,
): Run {
  const asked = shuffled(questions, random)
    .slice(0, count)
    .map(({ slug, choices }) => ({
      slug,
      order: shuffled([...choices.keys()], random),
      chosen: null,
      left: questionTime,
    }))
  const time = { none: null, question: questionTime, whole: asked.length * wholeTimePerQuestion }
  const limit = time[pace]
  const until = limit === null ? null : now + limit
  return { pace, asked, at: 0, until, isEnded: false, late: null }
}
