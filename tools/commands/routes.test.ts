import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import type { RouteRow } from '../route-rows.ts'
import { routes } from './routes.ts'

let layouts: LayoutsFolder
beforeAll(async () => {
  layouts = await layoutsFolder()
  const page = (title: unknown) => ({ title, blocks: [] })
  await layouts.write('dasar', {
    'layout.json': manifestOf('dasar', {
      abstract: true,
      locales: ['id', 'en'],
      routes: [{ path: '/Terms', page: 'terms' }],
    }),
    'pages/terms.json': page({ id: 'Syarat', en: 'Terms' }),
  })
  const checks = [{ exists: 'class' }, { parameter: 'id', is: 'number' }]
  const path = '/Class/:id/:name?'
  await layouts.write('coba', {
    'layout.json': manifestOf('coba', {
      extends: 'dasar',
      routes: [
        { path: '/', page: 'home', title: 'Beranda' },
        { path, page: 'class', checks, middleware: ['auth'] },
      ],
    }),
    'pages/home.json': page(undefined),
    'pages/class.json': page({ $bind: 'class.name', fallback: 'Kelas' }),
  })
  await layouts.write('kosong', { 'layout.json': manifestOf('kosong') })
  await layouts.write('rusak', { 'layout.json': '{ "manifest": ' })
})
afterAll(() => layouts.clear())

async function run(name: string, json = false) {
  const terminal = madeUpTerminal()
  return { code: await routes.run(terminal, { root: layouts.root, json }, [name]), ...terminal }
}

test('each route is a line with its page, source location, title and terms', async () => {
  const { printed } = await run('coba')
  expect(printed.map((line) => line.split(/ {2,}/))).toEqual([
    ['PATH', 'PAGE', 'DECLARED', 'TITLE', 'ONLY WHEN'],
    ['/', 'home', 'own', 'Beranda'],
    ['/Class/:id/:name?', 'class', 'own', '{class.name}', 'auth; class is found; id is a number'],
    ['/Terms', 'terms', 'from dasar', 'Syarat'],
  ])
})

test('--json adds parameters, layers and source locations', async () => {
  const rows = JSON.parse((await run('coba', true)).printed.join('')) as RouteRow[]
  expect(rows[1]).toMatchObject({
    parameters: [
      { name: 'id', isOptional: false },
      { name: 'name', isOptional: true },
    ],
    checks: ['class is found', 'id is a number'],
    middleware: ['auth'],
    layer: 'coba',
    isOwn: true,
    place: 'layouts/coba/layout.json:17:5',
  })
  expect(rows[2]).toMatchObject({ layer: 'dasar', pageLayer: 'dasar', isOwn: false })
})

test('a layout without routes is reported as such', async () => {
  expect((await run('kosong')).printed).toEqual(['kosong has no routes.'])
})

test('a layout that does not exist is bad usage, with a suggestion', async () => {
  await expect(run('cuba')).rejects.toThrow('Did you mean "coba"?')
})

test('the problems of an unreadable layout are printed', async () => {
  const { code, noted } = await run('rusak')
  expect(code).toBe(1)
  expect(noted[0]).toMatch(/^layouts\/rusak\/layout\.json:1:\d+ error json-syntax/)
})
