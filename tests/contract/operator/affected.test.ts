import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { affected } from '#tools/commands/affected.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

type Format = 'text' | 'json' | 'markdown'
const ask = async (more: { manifestOnly?: boolean; format?: Format } = {}) => {
  const terminal = madeUpTerminal()
  const options = {
    base: 'HEAD',
    manifestOnly: true,
    format: 'text' as Format,
    json: false,
    ...more,
  }
  await affected.run(terminal, { ...options, root: repository.root }, [])
  return terminal.printed.join('\n')
}

test('without a change nothing is reported', async () => {
  expect(await ask()).toBe('Since HEAD nothing is altered in 3 layouts.')
})

test('a change of a parent affects the branch where it does not override it, and nothing else', async () => {
  await repository.edit('foundation/pages/home.json', '"Ikuti kelas"', '"Ikut kelas"')
  expect(await ask()).toBe(
    [
      'cabang /  page',
      'foundation /  page',
      'Since HEAD: 2 of 3 layouts, 2 routes, 2 pages altered.',
    ].join('\n'),
  )
  await repository.commit('Tombol')
  await repository.edit(
    'foundation/pages/home.json',
    '{ "id": "Ilmu dianyam bersama warga", "en": "Knowledge, woven with its people" }',
    '{ "id": "Ilmu bersama warga", "en": "Knowledge with its people" }',
  )
  expect(await ask()).toBe(
    ['foundation /  page', 'Since HEAD: 1 of 3 layouts, 1 routes, 1 pages altered.'].join('\n'),
  )
})

test('added and deleted routes are reported, and Markdown is a table', async () => {
  await repository.edit(
    'foundation/routes.json',
    '{ "path": "/Campus", "page": "campus" }',
    '{ "path": "/Kampus", "page": "campus" }',
  )
  const table = await ask({ format: 'markdown' })
  expect(table).toContain('| foundation | `/Kampus` | campus | added | – |')
  expect(table).toContain('| foundation | `/Campus` | campus | removed | – |')
})

test('changes of the manifest only are reported apart from changes of the HTML', async () => {
  await repository.edit('foundation/pages/home.json', '"Ikuti kelas"', '"Ikut kelas"')
  await repository.edit(
    'foundation/pages/campus.json',
    '"props": {\n        "eyebrow"',
    '"props": {\n        "band": "plain",\n        "eyebrow"',
  )
  const text = await ask({ manifestOnly: false, format: 'json' })
  const { routes } = JSON.parse(text) as { routes: Record<string, unknown>[] }
  const seen = routes.map(
    ({ layout, path, isSeen }) => `${String(layout)} ${String(path)} ${String(isSeen)}`,
  )
  expect(seen.toSorted()).toEqual([
    'cabang / true',
    'cabang /Campus false',
    'foundation / true',
    'foundation /Campus false',
  ])
})

test('an unknown revision is reported before any work', async () => {
  const terminal = madeUpTerminal()
  const options = {
    manifestOnly: true,
    format: 'text' as const,
    json: false,
    root: repository.root,
  }
  await expect(affected.run(terminal, { ...options, base: 'nowhere' }, [])).rejects.toThrow()
})
