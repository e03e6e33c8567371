// Asks the tests of the MDN HTTP Observatory about addresses on this machine; prints their results as JSON.
// Run by ask-observatory.ts, with the proxy's certificate in NODE_EXTRA_CA_CERTS.
import dns from 'node:dns'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const Job = z.object({
  program: z.string(),
  httpPort: z.number(),
  httpsPort: z.number(),
  targets: z.array(z.object({ host: z.string(), path: z.string() })),
})

/** The parts of the observatory that are used here. It has no types of its own. */
interface Observatory {
  retrieve(host: string, options: object): Promise<{ responses: { auto: unknown } }>
  ALL_TESTS: ((requests: unknown) => { result: string; pass: boolean })[]
  getScoreModifier(result: string): number
  getGradeForScore(score: number): { grade: string; score: number }
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

const job = Job.parse(JSON.parse(process.argv[2] ?? ''))
const part = async (path: string): Promise<Partial<Observatory>> =>
  (await import(pathToFileURL(`${job.program}/${path}`).href)) as Partial<Observatory>
const observatory = {
  ...(await part('src/retriever/retriever.js')),
  ...(await part('src/constants.js')),
  ...(await part('src/grader/grader.js')),
  ...(await part('src/grader/charts.js')),
} as Observatory

// Every host is this machine.
const lookup: unknown = (
  _host: string,
  options: { all?: boolean },
  done: (...all: unknown[]) => void,
) =>
  options.all === true
    ? done(null, [{ address: '127.0.0.1', family: 4 }])
    : done(null, '127.0.0.1', 4)
dns.lookup = lookup as typeof dns.lookup

const results = []
for (const { host, path } of job.targets) {
  const { httpPort, httpsPort } = job
  const requests = await observatory.retrieve(host, { path, httpPort, httpsPort })
  if (!requests.responses.auto) throw new Error(`${host}${path} gave no answer.`)
  const tests = observatory.ALL_TESTS.map((test) => test(requests))
  const modifiers = tests.map(({ result }) => observatory.getScoreModifier(result))
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 100)
  const strict = sum(modifiers.filter((one) => one < 0))
  const hasCredit = strict >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT
  const { grade, score } = observatory.getGradeForScore(hasCredit ? sum(modifiers) : strict)
  const failed = tests.filter(({ pass }) => !pass).map(({ result }) => result)
  results.push({ grade, score, failed })
}
console.log(JSON.stringify(results))
