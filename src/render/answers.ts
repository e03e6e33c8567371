import { needUrl, type Endpoint, type Entity } from '#schemas/endpoint.ts'

/** Puts a question to the data services; null when what was asked for does not exist. */
export type Ask = (endpoint: Endpoint, input: object) => Promise<unknown>

/** The answers of one page: each question is asked once, with a deadline, and what was shown is remembered. */
export interface Answers {
  ask(endpoint: Endpoint, input: object): Promise<unknown>
  /** The kinds of entity that the answers came from. */
  entities: Set<Entity>
  hasFailed(): boolean
}

export class LateAnswer extends Error {
  override name = 'LateAnswer'
}

export function collectAnswers(ask: Ask, deadlineMs: number): Answers {
  const asked = new Map<string, Promise<unknown>>()
  const entities = new Set<Entity>()
  let failures = 0
  return {
    entities,
    hasFailed: () => failures > 0,
    ask(endpoint, input) {
      const url = needUrl(endpoint, input)
      const known = asked.get(url)
      if (known) return known
      for (const entity of endpoint.entities) entities.add(entity)
      const answer = inTime(askChecked(ask, endpoint, input), deadlineMs, url)
      answer.catch(() => failures++)
      asked.set(url, answer)
      return answer
    },
  }
}

async function askChecked(ask: Ask, endpoint: Endpoint, input: object): Promise<unknown> {
  const read = endpoint.input.safeParse(input)
  if (!read.success) return null
  return ask(endpoint, read.data as object)
}

async function inTime(answer: Promise<unknown>, deadlineMs: number, url: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LateAnswer(`${url}: no answer in ${deadlineMs} ms`)),
      deadlineMs,
    )
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
