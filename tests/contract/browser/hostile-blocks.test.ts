import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { hostilePaths } from './hostile-layout.ts'
import { serveHostileSites, type HostileSites } from './hostile-sites.ts'
import { hostileTexts, type HostileText } from './hostile-texts.ts'
import { recordCalls, visit, type Visit } from './hostile-visit.ts'
import { runsAll, someOf } from './which-cases.ts'

let served: HostileSites
let browser: Browser
beforeAll(async () => {
  served = await serveHostileSites()
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  const unreachable = '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP *.example ~NOTFOUND'
  browser = await chromium.launch({ executablePath, args: [...browserArguments, unreachable] })
})
afterAll(async () => {
  await browser.close()
  served.close()
})

test('there are at least sixty texts, each of them another', () => {
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60)
})

const { filled, others, prose } = hostilePaths

interface Asked {
  hostile: HostileText
  place: number
  hasPolicy: boolean
}

/** Visits the pages of a text in a context with or without the policy of its documents. */
async function visitAll({ hostile, place, hasPolicy }: Asked): Promise<Visit[]> {
  const context = await browser.newContext({ bypassCSP: !hasPolicy })
  await recordCalls(context)
  const page = await context.newPage()
  const visits: Visit[] = []
  // The other forms of a block have the same fields: some texts are enough to pass through their markup.
  const paths = hasPolicy ? [filled] : [filled, prose, ...(place % 12 === 0 ? [others] : [])]
  for (const path of paths) {
    const search = `?search=${encodeURIComponent(hostile.text)}`
    visits.push(
      await visit(
        page,
        `http://site-${place}.localhost:${served.port}${path}${search}`,
        hostile.mark,
      ),
    )
  }
  await context.close()
  return visits
}

const arrived = new Set<string>()
const cases = someOf(
  hostileTexts.map((hostile, place) => ({ name: hostile.name, hostile, place })),
  20,
)

describe.concurrent.each([
  // The policy is the second of two walls: fewer texts are enough to see that it stands.
  { name: 'with the policy of its document', hasPolicy: true, cases: someOf(cases, 2) },
  { name: 'without a policy', hasPolicy: false, cases },
])('$name', ({ hasPolicy, cases: asked }) => {
  test.each(asked)('$name runs nowhere and loads nothing', async ({ hostile, place }) => {
    const visits = await visitAll({ hostile, place, hasPolicy })
    expect(visits.flatMap(({ found, foreign }) => [...found, ...foreign])).toEqual([])
    expect(visits.filter(({ asleep }) => asleep > 0)).toEqual([])
    expect(visits[0]?.islands).toBeGreaterThan(3)
    expect(visits.some(({ hasMark }) => hasMark)).toBe(true)
    for (const id of visits.flatMap(({ nodes }) => nodes)) arrived.add(id.replace(/-\d+$/, ''))
  })
})

/** Blocks without a string of their own. */
const mute = ['columns', 'divider']
/** Blocks whose strings only name the rows that they ask for: without those, visitors are shown words of the block. */
const named = ['content-form', 'content-list']

test('every string of every block was filled, and its block drawn with it', () => {
  const { sites, reports } = served
  const all = new Set([...sites.values()].flatMap(({ fields }) => [...fields]))
  const pairs = [...sites.values()].reduce((sum, { fields }) => sum + fields.size, 0)
  console.log(`${all.size} fields, ${pairs} pairs of a text and a field`)
  const reached = new Set([...all].map((field) => field.split(' ')[0]))
  expect([...registry.keys()].filter((type) => !reached.has(type))).toEqual(mute)
  expect([...registry.keys()].filter((type) => !arrived.has(type))).toEqual(
    [...mute, ...named].toSorted(),
  )
  expect([...reports]).toEqual([])
  expect(all.size).toBeGreaterThanOrEqual(650)
  expect(pairs).toBeGreaterThanOrEqual(runsAll ? 50_000 : 2500)
})
