import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'
import type { Finding } from './examination.ts'

const timeoutMs = 8000

/** Checks a host from outside: DNS, TLS certificate, and whether it serves this site. */
export async function examineHost(host: string, layout: EffectiveLayout): Promise<Finding[]> {
  const name: Finding = await lookup(host).then(
    ({ address }) => ({ about: 'name', state: 'ready', says: `${host} is ${address}.`, next: '' }),
    (error: Error) => ({
      about: 'name',
      state: 'missing',
      says: `${host} leads nowhere: ${error.message}.`,
      next: `Add a CNAME or A record for ${host} at whoever keeps its domain.`,
    }),
  )
  if (name.state !== 'ready') return [name]
  return [name, await examineAnswer(host, layout)]
}

/** Requests the first page as a visitor does. */
function examineAnswer(host: string, layout: EffectiveLayout): Promise<Finding> {
  const title = titleOf(layout)
  return new Promise((resolve) => {
    const failed = (says: string, next: string) =>
      resolve({ about: 'answer', state: 'missing', says, next })
    const sent = request({ host, path: '/', timeout: timeoutMs }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        body += chunk
        if (body.length > 200_000) sent.destroy()
      })
      answer.on('close', () => {
        if (body.includes(title)) {
          resolve({
            about: 'answer',
            state: 'ready',
            says: `https://${host}/ answers as ${title}.`,
            next: '',
          })
        } else {
          failed(
            `https://${host}/ answers ${answer.statusCode}, and not as ${title}.`,
            `Point ${host} at this server and write it into site.hosts.`,
          )
        }
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in eight seconds')))
    sent.on('error', (error) =>
      failed(
        `https://${host}/ cannot be asked: ${error.message}.`,
        'Give the host a certificate, and let port 443 through.',
      ),
    )
    sent.end()
  })
}

function titleOf({ manifest }: EffectiveLayout): string {
  const title = manifest.site?.settings.title ?? ''
  return typeof title === 'string' ? title : (title.id ?? title.en ?? '')
}
