import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { buildSites } from './build-sites.ts'

const layout = (
  name: string,
  hosts: string[],
  { settings, ...more }: { settings?: object; [key: string]: unknown } = {},
): CompiledLayout => {
  const site = { hosts, settings: { title: name, isMaintenance: false, ...settings } }
  return { ...layoutOf({ 'layout.json': manifestOf('coba', { site, ...more }) }), name }
}
const row = (
  of: Pick<SiteRow, 'id' | 'layout'>,
  hosts: string[],
  settings: Record<string, unknown> = {},
): SiteRow => ({ ...of, hosts, settings })

const conflicts: string[][] = []
const sitesOf = (layouts: CompiledLayout[], rows: SiteRow[] = [], hasLocalHosts = true) =>
  buildSites({
    layouts,
    rows,
    hasLocalHosts,
    localOrigin: (id) => `http://${id}.localhost:3000`,
    reportConflict: (...conflict) => conflicts.push(conflict),
  })
const idOf = (sites: ReturnType<typeof sitesOf>, host: string) => sites.findByHost(host)?.id

const peraga = layout('peraga', ['peraga.id', '192.168.*', 'localhost', '127.0.0.1'])
const lain = layout('lain', ['lain.id'])

test('a site answers to its hosts and to no other', () => {
  const sites = sitesOf([peraga, lain])
  expect(idOf(sites, 'peraga.id')).toBe('peraga')
  expect(idOf(sites, 'lain.id')).toBe('lain')
  for (const host of [
    '',
    'tiada.id',
    'www.lain.id',
    'lain.id.evil',
    'xlain.id',
    'constructor',
    '__proto__',
  ])
    expect(sites.findByHost(host)).toBeUndefined()
})

test('a site is found by its id, whether a folder or a row made it', () => {
  const sites = sitesOf([lain], [row({ id: 'cabang', layout: 'lain' }, ['cabang.id'])])
  expect(sites.findById('lain')).toBe(sites.findByHost('lain.id'))
  expect(sites.findById('cabang')).toBe(sites.findByHost('cabang.id'))
  for (const id of ['', 'lain.id', '__proto__']) expect(sites.findById(id)).toBeUndefined()
})

test('the private network is the site that claims it', () => {
  const sites = sitesOf([lain, peraga])
  expect(idOf(sites, '192.168.0.1')).toBe('peraga')
  expect(idOf(sites, '192.168.254.7')).toBe('peraga')
  for (const host of ['192.169.0.1', '192.168.0', '192.168.0.1.evil.id', '192.168.a.b', '10.0.0.1'])
    expect(sites.findByHost(host)).toBeUndefined()
  expect(sitesOf([lain]).findByHost('192.168.0.1')).toBeUndefined()
})

test('local hosts answer where they are on', () => {
  const sites = sitesOf([lain, peraga])
  expect(idOf(sites, 'localhost')).toBe('peraga')
  expect(idOf(sites, '127.0.0.1')).toBe('peraga')
  expect(idOf(sites, 'lain.localhost')).toBe('lain')
  expect(idOf(sites, 'tiada.localhost')).toBeUndefined()
})

test('local hosts are nobody’s where they are off', () => {
  const sites = sitesOf([lain, peraga], [], false)
  for (const host of ['localhost', '127.0.0.1', 'lain.localhost', 'peraga.localhost'])
    expect(sites.findByHost(host)).toBeUndefined()
  expect(idOf(sites, 'lain.id')).toBe('lain')
})

test('the first claim to a host wins and the second is told', () => {
  conflicts.length = 0
  const sites = sitesOf(
    [lain, layout('zzz', ['lain.id', 'zzz.id'])],
    [row({ id: 'r', layout: 'lain' }, ['zzz.id', 'r.id'])],
  )
  expect([idOf(sites, 'lain.id'), idOf(sites, 'zzz.id'), idOf(sites, 'r.id')]).toEqual([
    'lain',
    'zzz',
    'r',
  ])
  expect(conflicts).toEqual([
    ['lain.id', 'lain', 'zzz'],
    ['zzz.id', 'zzz', 'r'],
  ])
})

test('nobody takes the local name of another site', () => {
  const sites = sitesOf([layout('aaa', ['lain.localhost', 'aaa.id']), lain])
  expect([idOf(sites, 'lain.localhost'), idOf(sites, 'aaa.localhost')]).toEqual(['lain', 'aaa'])
})

test('a layout’s own site can be drawn with another layout', () => {
  const own = layout('lain', ['lain.id'], { settings: { title: 'Lain' } })
  const settings = own.manifest.site?.settings
  if (settings !== undefined) settings.logoDark = 'asset:a.svg'
  const rows = [row({ id: 'lain', layout: 'peraga' }, [])]
  const site = sitesOf([own, peraga], rows).findByHost('lain.id')
  expect([site?.id, site?.layout.name, site?.settings.title]).toEqual(['lain', 'peraga', 'Lain'])
  expect(site?.settings.logoDark).toBeUndefined()
})

test('an abstract layout draws no site: the fallback does', () => {
  const jaga = layout('jaga', [], { fallback: true })
  const dasar = layout('dasar', [], { abstract: true })
  const rows = [row({ id: 'toko', layout: 'dasar' }, ['toko.id'])]
  expect(sitesOf([dasar, jaga], rows).findByHost('toko.id')?.layout).toBe(jaga)
})

test('a host that a site names twice is no conflict', () => {
  conflicts.length = 0
  expect(
    idOf(sitesOf([lain], [row({ id: 'lain', layout: 'lain' }, ['lain.id', 'baru.id'])]), 'baru.id'),
  ).toBe('lain')
  expect(conflicts).toEqual([])
})

test('a row is a site of its own on a layout, with its own settings', () => {
  const site = sitesOf(
    [lain],
    [row({ id: 'toko', layout: 'lain' }, ['toko.id'], { title: 'Toko', isMaintenance: false })],
  ).findByHost('toko.id')
  expect(site).toMatchObject({
    id: 'toko',
    settings: { title: 'Toko', layout: 'lain', isMaintenance: false },
  })
  expect(site?.layout).toBe(lain)
})

test('a row of an unknown layout gets the fallback layout with its own settings', () => {
  const fallback = layout('jaga', [], { fallback: true, settings: { title: 'Jaga' } })
  const rows = [
    row({ id: 'toko', layout: 'tiada' }, ['toko.id'], { title: 'Toko', isMaintenance: false }),
  ]
  const site = sitesOf([lain, fallback], rows).findByHost('toko.id')
  expect(site?.layout).toBe(fallback)
  expect(site?.settings).toMatchObject({ title: 'Toko', layout: 'jaga', isMaintenance: false })
  expect(sitesOf([lain], rows).findByHost('toko.id')).toBeUndefined()
})

test('what was saved over a layout’s own site replaces its settings and adds to its hosts', () => {
  const sites = sitesOf(
    [lain],
    [row({ id: 'lain', layout: 'lain' }, ['baru.id'], { title: 'Disimpan', isMaintenance: true })],
  )
  expect(sites.all()).toHaveLength(1)
  expect(idOf(sites, 'lain.id')).toBe('lain')
  expect(sites.findByHost('baru.id')?.settings).toMatchObject({
    title: 'Disimpan',
    isMaintenance: true,
  })
})

test('a site that does not say it is open is in maintenance', () => {
  expect(
    sitesOf([lain], [row({ id: 'toko', layout: 'lain' }, ['toko.id'])]).findByHost('toko.id')
      ?.settings,
  ).toMatchObject({
    title: 'toko',
    isMaintenance: true,
  })
})

test('saved settings that are not settings close the site and throw nothing', () => {
  const rows = [
    row({ id: 'toko', layout: 'lain' }, ['toko.id'], {
      isMaintenance: false,
      css: { clr_primary: 'red;}' },
    }),
  ]
  expect(sitesOf([lain], rows).findByHost('toko.id')?.settings.isMaintenance).toBe(true)
})

test('an abstract layout serves nothing', () => {
  const sites = sitesOf([layout('dasar', ['dasar.id'], { abstract: true })])
  expect(sites.all()).toEqual([])
  expect(sites.findByHost('dasar.localhost')).toBeUndefined()
})

test.each([
  [
    'what meta.url says',
    { meta: { url: 'https://www.lain.id' } },
    ['lain.id', 'www.lain.id'],
    'https://www.lain.id',
  ],
  ['https and the first host', {}, ['lain.id', 'dua.id'], 'https://lain.id'],
  [
    'the first host that the world can reach',
    {},
    ['192.168.*', 'localhost', '127.0.0.1', 'dua.id'],
    'https://dua.id',
  ],
  ['its local host when it has no other', {}, ['192.168.*'], 'http://lain.localhost:3000'],
])('a site’s origin is %s', (...[, settings, hosts, origin]) => {
  expect(sitesOf([layout('lain', hosts, { settings })]).all()[0]?.origin).toBe(origin)
})

test('the revision changes with the layout, the settings and the hosts', () => {
  const revision = (...input: Parameters<typeof sitesOf>) => sitesOf(...input).all()[0]?.revision
  const first = revision([lain])
  expect(revision([layout('lain', ['lain.id'])])).toBe(first)
  expect(
    revision([lain], [row({ id: 'lain', layout: 'lain' }, [], { title: 'Lain lagi' })]),
  ).not.toBe(first)
  expect(revision([lain], [row({ id: 'lain', layout: 'lain' }, ['x.id'])])).not.toBe(first)
  expect(revision([{ ...lain, revision: 'other' }])).not.toBe(first)
})
