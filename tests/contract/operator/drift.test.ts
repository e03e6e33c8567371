import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { ownLayouts } from '#tests/own-layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { drift } from '#tools/commands/drift.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

const drifted = async (...names: string[]) => {
  const terminal = madeUpTerminal()
  const code = await drift.run(terminal, { json: true, root: repository.root }, names)
  return { code, found: JSON.parse(terminal.printed.join('')) as Record<string, unknown>[] }
}

test("an override with its parent's value is reported as dead", async () => {
  const { code, found } = await drifted('cabang')
  expect(code).toBe(1)
  expect(found).toMatchObject([
    {
      layout: 'cabang',
      kind: 'same-as-base',
      pointer: '/theme/line',
      value: '#d9cfbb',
      place: { file: 'layouts/cabang/layout.json', line: 16, column: 5 },
    },
  ])
})

test('an override whose parent changed since it was written is reported with both values', async () => {
  await repository.edit('cabang/layout.json', '"line": "#d9cfbb"', '"line": "#d8ceba"')
  await repository.commit('Rapat')
  expect((await drifted('cabang')).found).toEqual([])
  await repository.edit(
    'foundation/pages/home.json',
    'Ilmu dianyam bersama warga',
    'Ilmu dianyam bersama warga desa',
  )
  await repository.commit('Induk berubah')
  const { found } = await drifted('cabang')
  expect(found).toMatchObject([
    {
      kind: 'base-changed',
      pointer: '/nodes/pembuka/props/heading/id',
      value: 'Ilmu dianyam di Bandung',
      before: 'Ilmu dianyam bersama warga',
      base: 'Ilmu dianyam bersama warga desa',
      place: { file: 'layouts/cabang/pages/home.json', line: 13 },
    },
  ])
  await repository.edit('cabang/pages/home.json', 'Ilmu dianyam di Bandung', 'Ilmu dianyam warga')
  await repository.commit('Cabang mengikuti')
  expect((await drifted('cabang')).found).toEqual([])
})

test("the project's own layouts have no drift", async () => {
  const terminal = madeUpTerminal()
  const code = await drift.run(terminal, { json: false, root: 'layouts' }, [...ownLayouts])
  expect(terminal.printed).toEqual([])
  expect(code).toBe(0)
})
