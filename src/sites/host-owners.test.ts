import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { buildSites } from './build-sites.ts'
import type { Sites } from './sites.ts'

const layout = (name: string, hosts: string[], meta: object = {}) => {
  const site = { hosts, settings: { title: name, isMaintenance: false, meta } }
  return { ...layoutOf({ 'layout.json': manifestOf('coba', { site }) }), name }
}
const idOf = (sites: Sites, host: string) => sites.findByHost(host)?.id
const lain = layout('lain', ['lain.id'])
const conflicts: string[][] = []

test('a claim that is stored wins over the order of the layouts', () => {
  conflicts.length = 0
  const sites = buildSites({
    layouts: [layout('aaa', ['lain.id', 'aaa.id'], { url: 'https://lain.id' }), lain],
    rows: [],
    owners: new Map([['lain.id', 'lain']]),
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost:3000`,
    reportConflict: (...conflict) => conflicts.push(conflict),
  })
  expect([idOf(sites, 'lain.id'), idOf(sites, 'aaa.id')]).toEqual(['lain', 'aaa'])
  expect(conflicts).toEqual([['lain.id', 'lain', 'aaa']])
  expect(sites.findByHost('aaa.id')).toMatchObject({
    hosts: ['aaa.id'],
    lostHosts: ['lain.id'],
    origin: 'https://aaa.id',
    settings: { meta: { url: '' } },
  })
})

test('a host stays with a site that is missing for now', () => {
  const input = { layouts: [lain], rows: [], hasLocalHosts: true, localOrigin: (id: string) => id }
  const sites = buildSites({
    ...input,
    owners: new Map([['lain.id', 'tiada']]),
    reportConflict: () => undefined,
  })
  expect(sites.findByHost('lain.id')).toBeUndefined()
  expect(idOf(sites, 'lain.localhost')).toBe('lain')
})

test.each([
  'https://evil.example',
  'https://lain.id.evil.example',
  'https://x.lain.id',
  'http://localhost',
])('an origin at a foreign host that was saved is ignored: %s', (url) => {
  const settings = { title: 'Lain', isMaintenance: false, meta: { url } }
  const sites = buildSites({
    layouts: [lain],
    rows: [{ id: 'lain', layout: 'lain', hosts: [], settings }],
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost`,
    reportConflict: () => undefined,
  })
  expect(sites.all()[0]).toMatchObject({
    origin: 'https://lain.id',
    settings: { isMaintenance: false, meta: { url: '' } },
  })
})
