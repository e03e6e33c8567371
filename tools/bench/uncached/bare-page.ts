import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import type { Ask } from '#src/render/answers.ts'
import { siteView } from '#src/render/site-view.ts'
import type { Site } from '#src/sites/sites.ts'
import { bareBlocks } from '../bare-blocks.tsx'
import { within } from '../rendering.tsx'

/** A server that answers every request with one `renderToString` of a page's blocks, whose answers are read already. */
export async function openBarePage(site: Site, path: string, ask: Ask) {
  const blocks = await bareBlocks(siteView(site, site.layout.locales[0]), path, ask)
  const elements = blocks.map(({ element }) => element)
  const tree = within(path, createElement(Fragment, {}, ...elements))
  const server = createServer((_, response) => {
    const html = renderToString(tree)
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(html),
      })
      .end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
