import { chromium } from '@playwright/test'

export interface Loading {
  path: string
  /** Compressed bytes over the wire until the load event. */
  scriptBytes: number
  documentBytes: number
}

/** Measures what a browser has fetched of each page when its load event fires. */
export async function measureLoading(
  executablePath: string,
  urls: readonly string[],
): Promise<Loading[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  })
  const results: Loading[] = []
  for (const url of urls) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const client = await page.context().newCDPSession(page)
    const bytes = { Script: 0, Document: 0 }
    const types = new Map<string, string>()
    await client.send('Network.enable')
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId)
      if (type === 'Script' || type === 'Document') bytes[type] += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load' })
    results.push({ path: url, scriptBytes: bytes.Script, documentBytes: bytes.Document })
    await page.close()
  }
  await browser.close()
  return results
}
