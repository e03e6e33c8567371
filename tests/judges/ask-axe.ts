import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { layOutAll } from '#tests/lay-out-all.ts'
import { firstOfLanguage } from './first-pages.ts'
import {
  addressOf,
  isDocument,
  type Finding,
  type JudgedPage,
  type Verdict,
} from './judged-page.ts'
import type { JudgeBrowser } from './judge-browser.ts'

const widths = [390, 1280] as const

const Violations = z.array(
  z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
)

/** axe on a document of each row and language with its islands hydrated, on the screens of a phone and a desk. */
export async function askAxe(
  pages: readonly JudgedPage[],
  { browser, script, progress }: AxeOptions,
): Promise<Verdict> {
  const source = await readFile(script, 'utf8')
  const documents = firstOfLanguage(pages.filter(isDocument))
  const marks = new Map(documents.map(({ kind }) => [kind, '']))
  const findings: Finding[] = []
  const left = documents.values()
  let done = 0
  const judgeRest = async () => {
    for (const page of left) {
      findings.push(...(await findingsOf(page, source, browser)))
      progress(++done, documents.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, judgeRest))
  return { findings, marks }
}

interface AxeOptions {
  browser: JudgeBrowser
  script: string
  progress(done: number, total: number): void
}

async function findingsOf(
  page: JudgedPage,
  source: string,
  browser: JudgeBrowser,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const shown = await browser.open(addressOf(page))
  await layOutAll(shown)
  await shown.evaluate(source)
  for (const width of widths) {
    await shown.setViewportSize({ width, height: 800 })
    for (const { id, help, nodes } of await violations(shown)) {
      const [node] = nodes
      const text = `${help}, at ${width} px, ${nodes.length} ×: ${node?.html.slice(0, 160) ?? ''}`
      findings.push({ judge: 'axe', kind: page.kind, address: addressOf(page), rule: id, text })
    }
  }
  await shown.close()
  return findings
}

const violations = async (page: Page) =>
  Violations.parse(
    await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)",
    ),
  )
