import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { everySite } from '#tests/own-layouts.ts'
import { startBuilt } from '../start-built.ts'
import { inNewPlace } from './bench-place.ts'
import type { Figure } from './figure.ts'

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const

/** What a phone fetches of the home of every site: bytes over the wire at the load event, and after scrolling to its end. */
export const homesFigures = (note: (text: string) => void): Promise<Figure[]> =>
  inNewPlace(async ({ port, environment }) => {
    const server = await startBuilt(environment)
    const browser = await chromium.launch({
      executablePath: findBrowser(note),
      args: browserArguments,
    })
    try {
      const figures: Figure[] = []
      for (const site of everySite) {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        figures.push(...(await measureHome(page, site, `http://${site}.localhost:${port}/`)))
        await page.close()
      }
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  })

async function measureHome(page: Page, site: string, url: string): Promise<Figure[]> {
  const client = await page.context().newCDPSession(page)
  const bytes = new Map<string, number>()
  const types = new Map<string, string>()
  let requests = 0
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
    requests++
  })
  await page.goto(url, { waitUntil: 'load' })
  const atLoad = new Map(bytes)
  const requestsAtLoad = requests
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 600) {
      scrollTo(0, at)
      await new Promise((done) => setTimeout(done, 50))
    }
  })
  await page.waitForLoadState('networkidle')
  const part = `The home of ${site} on a phone`
  return [
    ...kinds.map((kind): Figure => ({
      part,
      name: `${kind.toLowerCase()} at load`,
      value: atLoad.get(kind) ?? 0,
      unit: 'B',
    })),
    { part, name: 'script after scrolling', value: bytes.get('Script') ?? 0, unit: 'B' },
    { part, name: 'requests at load', value: requestsAtLoad, unit: 'count' },
    { part, name: 'requests after scrolling', value: requests, unit: 'count' },
  ]
}
