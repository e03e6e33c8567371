import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { registry } from '#blocks/registry.ts'
import { needUrl } from '#schemas/endpoint.ts'
import { toDocument } from '#src/render/document.ts'
import { renderPage } from '#src/render/render-page.ts'
import { siteView, type SiteView } from '#src/render/site-view.ts'
import type { Ask } from '#src/render/answers.ts'
import { bareBlocks } from './bare-blocks.tsx'
import { median } from './median.ts'

export interface Rendering {
  path: string
  /** CPU of the whole page, from manifest and answers to document, divided by one `renderToString` of all its blocks. */
  ratio: number
  /** The same divided by one `renderToString` for each block. */
  singleRatio: number
  /** The same with no cache of the site filled. */
  firstRatio: number
  pageMs: number
  bareMs: number
}

/** Caches answers in memory, so that rendering is measured and the services are not. */
export function rememberingAsk(ask: Ask): Ask {
  const known = new Map<string, Promise<unknown>>()
  return (endpoint, input, page) => {
    const url = needUrl(endpoint, input)
    const answer = known.get(url) ?? ask(endpoint, input, page)
    known.set(url, answer)
    return answer
  }
}

const rounds = 9
const times = 200

/** Renders a page repeatedly, alternating with a bare `renderToString` of the same blocks, props and answers. */
export async function measureRendering(
  site: Pick<SiteView, 'layout' | 'settings' | 'origin'>,
  path: string,
  { ask, document }: { ask: Ask; document: Parameters<typeof toDocument>[2] },
): Promise<Rendering> {
  const render = { registry, ask, deadlineMs: 60_000, report: () => undefined }
  const view = siteView(site, site.layout.locales[0])
  const blocks = await bareBlocks(view, path, ask)
  const elements = blocks.map(({ element }) => element)
  const tree = within(path, createElement(Fragment, {}, ...elements))
  const singles = blocks.map(({ element, mayWake }) => (mayWake ? within(path, element) : element))
  const whole = async (on: SiteView) => toDocument(on, await renderPage(on, path, render), document)
  const cold = async () => whole(siteView(site, site.layout.locales[0]))
  const runs = {
    page: () => whole(view),
    bare: async () => renderToString(tree),
    single: async () => singles.map((single) => renderToString(single)),
    first: cold,
  }
  for (const run of Object.values(runs)) await cpuOf(run)
  const results = {
    page: [] as number[],
    bare: [] as number[],
    single: [] as number[],
    first: [] as number[],
  }
  for (let i = 0; i < rounds; i++) {
    results.page.push(await cpuOf(runs.page))
    results.bare.push(await cpuOf(runs.bare))
    results.single.push(await cpuOf(runs.single))
    results.first.push(await cpuOf(runs.first))
  }
  const bareMs = median(results.bare)
  const pageMs = median(results.page)
  return {
    path,
    pageMs,
    bareMs,
    ratio: pageMs / bareMs,
    singleRatio: pageMs / median(results.single),
    firstRatio: median(results.first) / bareMs,
  }
}

/** Mean CPU time of one run, in milliseconds. */
async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  for (let i = 0; i < times; i++) await run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / times
}

/** Wraps children in the contexts that islands read. */
export const within = (path: string, children: ReactNode): ReactNode => (
  <SWRConfig value={{}}>
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  </SWRConfig>
)
