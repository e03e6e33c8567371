import { didYouMean } from '../../problems/suggest.ts'
import { defineRule } from '../define.ts'

export const foreignOrigin = defineRule({
  name: 'foreign-origin',
  family: 'route',
  severity: 'error',
  title: 'The canonical origin is at no host of the site',
  hint: 'Write the host into "hosts" of the site, or leave "url" out: then it is https and the first host.',
  why: 'Search engines and mails would lead people to a host that is somebody else’s, so the server ignores it.',
  layout({ layout: { own }, report }) {
    const site = own.manifest?.site
    const url = site?.settings.meta?.url ?? ''
    if (site === undefined || url === '' || !URL.canParse(url)) return
    const { hostname } = new URL(url)
    const hosts = site.hosts ?? []
    if (hosts.includes(hostname)) return
    report(
      `${hostname} is not a host of this site.${didYouMean(hostname, hosts)}`,
      own.place('/site/settings/meta/url'),
    )
  },
})
