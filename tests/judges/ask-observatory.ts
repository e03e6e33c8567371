import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { firstOfKind } from './first-pages.ts'
import { addressOf, hostOf, isDocument, type JudgedPage, type Verdict } from './judged-page.ts'
import type { TlsProxy } from './tls-proxy.ts'

const Results = z.array(
  z.object({ grade: z.string(), score: z.number(), failed: z.array(z.string()) }),
)

/** The MDN HTTP Observatory on one address of each row: A+ for documents, A for everything else. */
export async function askObservatory(
  pages: readonly JudgedPage[],
  { proxy, program }: { proxy: TlsProxy; program: string },
): Promise<Verdict> {
  // The observatory grades no page of an error.
  const chosen = firstOfKind(pages.filter(({ status }) => status < 400))
  const targets = chosen.map(({ site, path }) => ({ host: hostOf(site), path }))
  const { httpPort, httpsPort, certificate } = proxy
  const job = JSON.stringify({ program, httpPort, httpsPort, targets })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/judges/scan-headers.ts', job],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate }, maxBuffer: 1e9 },
  )
  return readGrades(stdout, chosen)
}

/** Reads the grades of pages in the order in which they were asked for. */
export function readGrades(json: string, pages: readonly JudgedPage[]): Verdict {
  const results = Results.parse(JSON.parse(json))
  const verdict: Verdict = { findings: [], marks: new Map() }
  for (const [i, page] of pages.entries()) {
    const { grade, score, failed } = results[i] ?? { grade: 'none', score: 0, failed: [] }
    verdict.marks.set(page.kind, `${grade} ${score}`)
    const isFine = grade === 'A+' || (grade === 'A' && !isDocument(page))
    if (isFine) continue
    const text = `${score} points: ${failed.join(', ')}`
    const rule = `grade ${grade}`
    verdict.findings.push({
      judge: 'observatory',
      kind: page.kind,
      address: addressOf(page),
      rule,
      text,
    })
  }
  return verdict
}
