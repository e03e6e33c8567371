import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { registry } from '#blocks/registry.ts'
import { needUrl } from '#schemas/endpoint.ts'
import type { AppEnv } from '#src/server/http/app-env.ts'
import { readBuiltClient } from '#src/server/main-client.ts'
import { appOf } from '#tests/made-up/app.ts'
import { hostileLayout, type HostileLayout } from './hostile-layout.ts'
import { hostileTexts } from './hostile-texts.ts'

interface HostileSite extends HostileLayout {
  app: Hono<AppEnv>
}

export interface HostileSites {
  port: number
  /** The sites that were asked for, by name: `site-3` has the text at the place 3 of the list. */
  sites: ReadonlyMap<string, HostileSite>
  /** What was wrong while pages were drawn. */
  reports: ReadonlySet<string>
  close(): void
}

/**
 * The calls of a learner's own classes and payments are for those who are signed in. A block with a moment that is none
 * is left out.
 */
const expected =
  /^dropped-address|^failed-need [a-z-]+: Sign in first|^failed-render [a-z-]+: Invalid time value/

/** Serves a site for each hostile text, each made when it is first asked for, with the built files. */
export async function serveHostileSites(): Promise<HostileSites> {
  const client = await readBuiltClient('dist/client')
  const sites = new Map<string, HostileSite>()
  const reports = new Set<string>()
  const siteAt = (name: string): HostileSite => {
    const known = sites.get(name)
    const hostile = hostileTexts[Number(name.replace('site-', ''))]
    if (known !== undefined) return known
    if (hostile === undefined) throw new Error(`there is no ${name}`)
    const made = hostileLayout(name, hostile)
    const { app } = appOf({
      layouts: [made.layout],
      registry,
      client,
      files: client.built,
      answer: (endpoint, input) => made.answers.get(needUrl(endpoint, input as object)) ?? null,
      report(rule, message) {
        const line = `${rule} ${message}`
        if (!expected.test(line)) reports.add(line)
      },
    })
    const site = { ...made, app }
    sites.set(name, site)
    return site
  }
  const listener = getRequestListener((request) =>
    siteAt(new URL(request.url).hostname.replace('.localhost', '')).app.fetch(request),
  )
  const server = createServer((request, answer) => void listener(request, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, sites, reports, close: () => void server.close() }
}
