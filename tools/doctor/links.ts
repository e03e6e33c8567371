import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'
import { toRaw } from '#src/manifest/inherit/layered.ts'
import type { Finding } from './examination.ts'

const timeoutMs = 8000
const atOnce = 6

/** Requests every external URL that a layout links to and reports those that fail. */
export async function examineLinks(
  layout: EffectiveLayout,
  progress: (done: number, total: number) => void,
): Promise<Finding> {
  const links = linksOf(layout)
  const queue = [...links]
  const dead: string[] = []
  const work = async () => {
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
      const status = await statusOf(link)
      if (status === undefined || status >= 400) dead.push(`${link} (${status ?? 'no answer'})`)
      progress(links.length - queue.length, links.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const about = 'other sites'
  return dead.length === 0
    ? { about, state: 'ready', says: `${links.length} links to other sites answer.`, next: '' }
    : {
        about,
        state: 'weak',
        says: `${dead.length} of ${links.length} links to other sites do not answer.`,
        next: `Mend or take out ${dead.toSorted().join(', ')}.`,
      }
}

/** External URLs of props and prose, without duplicates. */
function linksOf({ pages, shell, contents }: EffectiveLayout): string[] {
  const texts = [
    JSON.stringify([shell.header.map(toRaw), shell.footer.map(toRaw)]),
    ...[...pages.values()].flatMap(({ nodes, prose = '' }) => [
      JSON.stringify(nodes.map(toRaw)),
      prose,
    ]),
    ...contents.values(),
  ]
  const found = texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>()\\]+/g) ?? [])
  return [...new Set(found)].toSorted()
}

function statusOf(link: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = link.startsWith('https:') ? requestHttps : requestHttp
    const sent = request(link, { method: 'HEAD', timeout: timeoutMs }, (answer) => {
      answer.resume()
      // 405: the server is up but does not support HEAD.
      resolve(answer.statusCode === 405 ? 200 : answer.statusCode)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(undefined))
    sent.end()
  })
}
