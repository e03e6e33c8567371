import type { Locale } from '#schemas/text.ts'
import { needUrl, type Endpoint, type Entity } from '#schemas/endpoint.ts'

/** The moment and language that a page shows, and where its answers report when they change by the clock alone. */
export interface PageMoment {
  now: Date
  /** The language of texts, where they have several. */
  locale?: Locale
  changesAt(moment: Date): void
  /** What was asked for was public and is deleted. */
  withdrawn?(): void
}

/** Calls a data service; null when the requested entity does not exist. */
export type Ask = (endpoint: Endpoint, input: object, page: PageMoment) => Promise<unknown>

/** A call that is ready to be made: two with one address share one answer. */
export interface Question {
  endpoint: Endpoint
  url: string
  /** The parsed input; null when it is invalid, and then the answer is null. */
  input: object | null
}

export function toQuestion(endpoint: Endpoint, input: object): Question {
  const read = endpoint.input.safeParse(input)
  return {
    endpoint,
    url: needUrl(endpoint, input),
    input: read.success ? (read.data as object) : null,
  }
}

/** The answers of one page: each call is made once, with a deadline, and the kinds of entity are collected. */
export interface Answers {
  ask(question: Question): Promise<unknown>
  /** The kinds of entity that the answers came from. */
  entities: Set<Entity>
  hasFailed(): boolean
  /** Whether something that was asked for is deleted, rather than unknown. */
  hasWithdrawn(): boolean
  /** The moment that the page shows. */
  now: Date
  /** Receives a moment at which something of the page changes by the clock alone. */
  changeAt(moment: Date): void
  /** The first moment after that of the page at which something changes by the clock; undefined when none was received. */
  changesAt(): Date | undefined
}

export interface AnswersOptions {
  ask: Ask
  deadlineMs: number
  /** The moment that the page shows; the clock's by default. */
  now?: Date | undefined
  locale?: Locale | undefined
}

export class LateAnswer extends Error {
  override name = 'LateAnswer'
}

export function collectAnswers({
  ask,
  deadlineMs,
  now = new Date(),
  locale,
}: AnswersOptions): Answers {
  const asked = new Map<string, Promise<unknown>>()
  const entities = new Set<Entity>()
  let failures = 0
  let isWithdrawn = false
  let next: Date | undefined
  const page: PageMoment = {
    now,
    ...(locale === undefined ? {} : { locale }),
    changesAt(moment) {
      if (moment > now && (next === undefined || moment < next)) next = moment
    },
    withdrawn: () => void (isWithdrawn = true),
  }
  return {
    entities,
    hasFailed: () => failures > 0,
    hasWithdrawn: () => isWithdrawn,
    now,
    changeAt: page.changesAt,
    changesAt: () => next,
    ask({ endpoint, url, input }) {
      const known = asked.get(url)
      if (known) return known
      for (const entity of endpoint.entities) entities.add(entity)
      const answer = inTime(
        input === null ? Promise.resolve(null) : ask(endpoint, input, page),
        deadlineMs,
        url,
      )
      answer.catch(() => failures++)
      asked.set(url, answer)
      return answer
    },
  }
}

function inTime(answer: Promise<unknown>, deadlineMs: number, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LateAnswer(`${url}: no answer in ${deadlineMs} ms`))
    const timer = setTimeout(late, deadlineMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
