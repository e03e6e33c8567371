import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { argumentsFor } from './judge-browser.ts'
import { firstOfRoute } from './first-pages.ts'
import { leastPerformance } from './least-performance.ts'
import {
  addressOf,
  isDocument,
  type Finding,
  type JudgedPage,
  type Verdict,
} from './judged-page.ts'

const Result = z.object({
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), details: z.unknown().optional() }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
})

interface LighthouseOptions {
  program: string
  chromium: string
  httpsPort: number
  folder: string
  progress(done: number, total: number): void
}

/** What is measured on this machine, and differs from run to run: the sum is judged, and no audit of it. */
const measured = 'performance'
const categories = [measured, 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse as a phone, on one page of each route, whichever site it is of; 404 has no score. */
export async function askLighthouse(
  pages: readonly JudgedPage[],
  options: LighthouseOptions,
): Promise<Verdict> {
  const chosen = firstOfRoute(pages.filter((page) => isDocument(page) && page.status === 200))
  const verdict: Verdict = { findings: [], marks: new Map() }
  for (const [i, page] of chosen.entries()) {
    const { mark, findings } = readResult(await measure(page, options), page)
    verdict.marks.set(page.kind, mark)
    verdict.findings.push(...findings)
    options.progress(i + 1, chosen.length)
  }
  return verdict
}

/** A browser on a busy machine may lose the trace of a load, and Lighthouse then asks to be run again: once it is. */
const measure = (page: JudgedPage, options: LighthouseOptions): Promise<string> =>
  run(addressOf(page), options).catch(() => run(addressOf(page), options))

async function run(address: string, options: LighthouseOptions): Promise<string> {
  const { program, chromium, httpsPort, folder } = options
  const file = join(folder, 'lighthouse.json')
  const flags = ['--headless=new', ...argumentsFor(httpsPort)].map((one) =>
    one.replace(/=(.* .*)/, '="$1"'),
  )
  await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--max-wait-for-load=60000',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e9 },
  )
  const text = await readFile(file, 'utf8')
  await rm(file)
  return text
}

/** The four scores as they are shown, and the audits that cost a point; of performance the score, where it is too low. */
export function readResult(
  json: string,
  page: JudgedPage,
): { mark: string; findings: Verdict['findings'] } {
  const result = Result.parse(JSON.parse(json))
  const scores = categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100))
  const lost = categories
    .filter((name) => name !== measured)
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
  const address = addressOf(page)
  const toFinding = (rule: string, text: string): Finding => ({
    judge: 'lighthouse',
    kind: page.kind,
    address,
    rule,
    text,
  })
  const findings = [...new Set(lost.map(({ id }) => id))].map((rule) => {
    const audit = result.audits[rule]
    return toFinding(
      rule,
      `${audit?.title}: ${JSON.stringify(audit?.details)?.slice(0, 300) ?? ''}`,
    )
  })
  const [performance = 0] = scores
  const least = leastPerformance(page)
  if (least !== undefined && performance < least)
    findings.push(toFinding(measured, `${performance}, and ${least} is the least for this page`))
  return { mark: scores.join(' '), findings }
}
