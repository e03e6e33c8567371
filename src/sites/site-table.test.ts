import { expect, test } from 'vitest'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { layoutList } from '#src/manifest/compile/layout-head.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { SiteTable } from './site-table.ts'

const layout = (name: string, hosts: string[], more: object = {}): CompiledLayout => {
  const site = { hosts, settings: { title: name, isMaintenance: false } }
  return { ...layoutOf({ 'layout.json': manifestOf('coba', { site, ...more }) }), name }
}
const row = (of: Pick<SiteRow, 'id' | 'layout'>, hosts: string[]): SiteRow => ({
  ...of,
  hosts,
  settings: {},
})
const peraga = layout('peraga', ['peraga.id'])
const lain = layout('lain', ['lain.id'])

/** Sites that can be changed one by one; `layouts` may be exchanged. */
function tableOf(layouts: CompiledLayout[], rows: SiteRow[]) {
  const held = { list: layoutList(layouts) }
  const table = new SiteTable({
    layouts: {
      heads: () => held.list.heads(),
      head: (name) => held.list.head(name),
      find: (name) => held.list.find(name),
    },
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost`,
    reportConflict: () => undefined,
  })
  table.setAll({ rows, claims: [] })
  const exchange = (next: CompiledLayout[], names: string[]) => {
    held.list = layoutList(next)
    table.layoutsChanged(names)
  }
  return { table, exchange }
}

test('a saved site is another object, and every other site stays the same', () => {
  const toko = row({ id: 'toko', layout: 'lain' }, ['toko.id'])
  const { table } = tableOf([lain], [toko, row({ id: 'kedai', layout: 'lain' }, ['kedai.id'])])
  const [before, kedai, folder] = ['toko', 'kedai', 'lain'].map((id) => table.findById(id))
  table.setOne('toko', { ...toko, hosts: ['baru.id'], settings: { title: 'Baru' } }, [])
  expect(table.findById('toko')).not.toBe(before)
  expect(table.findByHost('baru.id')).toMatchObject({ id: 'toko', settings: { title: 'Baru' } })
  expect(table.findByHost('toko.id')).toBeUndefined()
  expect([table.findById('kedai'), table.findById('lain')]).toEqual([kedai, folder])
  expect(table.findById('kedai')).toBe(kedai)
  table.setOne('toko', undefined, [])
  expect(table.findById('toko')).toBeUndefined()
  expect(table.findById('lain')).toBe(folder)
})

test('a host that a site gives up goes to the next that asks for it, which is then another object', () => {
  const first = row({ id: 'satu', layout: 'lain' }, ['kita.id'])
  const { table } = tableOf([lain], [first, row({ id: 'dua', layout: 'lain' }, ['kita.id'])])
  table.setClaims('satu', [{ host: 'kita.id', siteId: 'satu' }])
  expect(table.findById('dua')).toMatchObject({ hosts: [], lostHosts: ['kita.id'] })
  table.setOne('satu', { ...first, hosts: [] }, [])
  expect(table.findByHost('kita.id')).toMatchObject({ id: 'dua', hosts: ['kita.id'] })
  expect(table.claimChanges({ releases: false }, ['satu'])).toEqual([])
  expect(table.claimChanges({ releases: false }, ['dua'])).toEqual([
    { siteId: 'dua', claim: ['kita.id'], release: [] },
  ])
})

test('a changed layout makes only its own sites anew, and one that goes leaves its rows to the fallback', () => {
  const spare = layout('cadangan', [], { fallback: true })
  const { table, exchange } = tableOf(
    [lain, peraga, spare],
    [row({ id: 'toko', layout: 'lain' }, ['toko.id'])],
  )
  const [folder, other] = ['lain', 'peraga'].map((id) => table.findById(id))
  exchange([layout('lain', ['lain.id', 'lain2.id']), peraga, spare], ['lain'])
  expect(table.findByHost('lain2.id')?.id).toBe('lain')
  expect(table.findById('lain')).not.toBe(folder)
  expect(table.findById('peraga')).toBe(other)
  exchange([peraga, spare], ['lain'])
  expect(table.findByHost('lain.id')).toBeUndefined()
  expect(table.findByHost('toko.id')?.layout).toBe(spare)
  expect(table.list()).toMatchObject([{ id: 'peraga' }, { id: 'cadangan' }, { id: 'toko' }])
})

test('which sites are in maintenance is known without making them, and follows layouts and rows', () => {
  const closed = (name: string): CompiledLayout => {
    const site = { hosts: [`${name}.id`], settings: { title: name, isMaintenance: true } }
    return { ...layoutOf({ 'layout.json': manifestOf('coba', { site }) }), name }
  }
  const toko = row({ id: 'toko', layout: 'lain' }, ['toko.id'])
  const { table, exchange } = tableOf([peraga, lain], [toko])
  const states = () =>
    Object.fromEntries(table.list().map(({ id, isMaintenance }) => [id, isMaintenance]))
  // A row that does not say that it is open is closed.
  expect(states()).toEqual({ peraga: false, lain: false, toko: true })
  exchange([closed('peraga'), lain], ['peraga'])
  expect(states()).toEqual({ peraga: true, lain: false, toko: true })
  table.setOne('toko', { ...toko, settings: { isMaintenance: false } }, [])
  table.setOne('lain', row({ id: 'lain', layout: 'lain' }, []), [])
  expect(states()).toEqual({ peraga: true, lain: false, toko: false })
  table.setOne('peraga', { ...toko, id: 'peraga', settings: { isMaintenance: false } }, [])
  table.setOne('toko', { ...toko, settings: { isMaintenance: false, title: 7 } }, [])
  expect(states()).toEqual({ peraga: false, lain: false, toko: true })
  const made = table.all().map(({ id, settings }) => [id, settings.isMaintenance])
  expect(Object.fromEntries(made)).toEqual(states())
})

test('a site whose layout is missing names the one that it asks for, until that is there', () => {
  const fallback = layout('cadangan', [], { fallback: true })
  const toko = row({ id: 'toko', layout: 'lain' }, [])
  const { table, exchange } = tableOf([fallback], [toko])
  const entry = () => table.list().find(({ id }) => id === 'toko')
  expect(entry()).toMatchObject({ layout: 'cadangan', wantedLayout: 'lain' })
  exchange([fallback, lain], ['lain'])
  expect(entry()).toMatchObject({ layout: 'lain', wantedLayout: 'lain' })
})
