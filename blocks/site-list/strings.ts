import type { SiteState } from '#schemas/services/site.ts'
import type { Locale } from '#schemas/text.ts'

interface Strings {
  none: string
  search: string
  create: string
  chooseState: string
  all: string
  states: Record<SiteState, string>
  layout: (name: string) => string
  missing: (name: string) => string
  lost: (host: string, owner: string) => string
  ofLayout: string
  more: (hosts: string) => string
}

export const strings: Record<Locale, Strings> = {
  id: {
    none: 'Tidak ada situs yang cocok.',
    search: 'Cari id, judul, atau nama host',
    create: 'Buat situs',
    chooseState: 'Saring menurut keadaan',
    all: 'Semua',
    states: { open: 'Terbuka', maintenance: 'Dalam perbaikan', faulty: 'Bermasalah' },
    layout: (name) => `Tata letak ${name}`,
    missing: (name) => `Tata letak ${name} tidak ada di server ini.`,
    lost: (host, owner) => `${host} dipakai situs ${owner}.`,
    ofLayout: 'Situs dari folder tata letaknya',
    more: (hosts) => `Juga di ${hosts}`,
  },
  en: {
    none: 'No site matches.',
    search: 'Search ids, titles or host names',
    create: 'Make a site',
    chooseState: 'Filter by state',
    all: 'All',
    states: { open: 'Open', maintenance: 'In maintenance', faulty: 'With a problem' },
    layout: (name) => `Layout ${name}`,
    missing: (name) => `The layout ${name} is not on this server.`,
    lost: (host, owner) => `${host} belongs to the site ${owner}.`,
    ofLayout: 'The site of its layout’s folder',
    more: (hosts) => `Also at ${hosts}`,
  },
}
