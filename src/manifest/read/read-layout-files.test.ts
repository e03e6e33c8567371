import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { parseLayout } from './parse.ts'
import { readLayoutFiles } from './read-layout-files.ts'

const routes = [{ path: '/', page: 'home' }]
const shell = { footer: [{ id: 'kaki', type: 'note', props: { heading: 'A' } }] }
const pages = { 'pages/home.json': { blocks: [] }, 'pages/about.json': { blocks: [] } }
const apart: Files = {
  'layout.json': manifestOf('coba'),
  'routes.json': { routes, redirects: [{ from: '/Lama', to: '/' }] },
  'shell.json': { shell },
  ...pages,
}

/** What is wrong with `coba` when these files are changed. */
const found = (more: Files) =>
  compileFiles('coba', { coba: { ...apart, ...more } }).problems.map(short)

test('routes and shell in files of their own are those of the layout', () => {
  const one = {
    'layout.json': manifestOf('coba', { routes, shell, redirects: [{ from: '/Lama', to: '/' }] }),
  }
  const [separate, together] = [apart, { ...one, ...pages }].map((files) =>
    compileFiles('coba', { coba: files }),
  )
  expect(separate?.problems).toEqual([])
  expect(separate?.layout?.manifest).toEqual(together?.layout?.manifest)
  expect(separate?.layout?.routes).toEqual(together?.layout?.routes)
  const [own, whole] = [separate, together].map((one) => JSON.stringify(one?.layout?.shell))
  expect(own).toContain('"kaki"')
  expect(own).toBe(whole)
})

test('each location is in the file that has the key', () => {
  const { place } = parseLayout(sourceOf('coba', apart), ajvCheckers)
  const at = (pointer: string) => {
    const { file, line, column } = place(pointer)
    return `${file}:${line}:${column}`
  }
  expect(
    ['', '/name', '/routes/0/page', '/redirects', '/shell/footer/0', '/theme'].map(at),
  ).toEqual([
    'layouts/coba/layout.json:1:1',
    'layouts/coba/layout.json:3:3',
    'layouts/coba/routes.json:5:7',
    'layouts/coba/routes.json:8:3',
    'layouts/coba/shell.json:4:7',
    'layouts/coba/layout.json:1:1',
  ])
  expect(found({ 'routes.json': { routes: [{ path: '/', page: 'hoem' }] } })).toEqual([
    'layouts/coba/routes.json:5:7 unknown-page There is no page "hoem". Did you mean "home"?',
  ])
})

test('a key that stands in two files is reported in the second', () => {
  expect(found({ 'layout.json': manifestOf('coba', { routes }) })).toEqual([
    'layouts/coba/routes.json:2:3 duplicate-key "routes" stands in layout.json too.',
  ])
})

test('a key of another file, and an unknown one, are reported', () => {
  expect(found({ 'shell.json': { shell, routes: [] } })).toEqual([
    'layouts/coba/shell.json:13:3 unknown-key "routes" is not read here.',
  ])
  expect(found({ 'routes.json': { rutes: routes } })).toEqual([
    'layouts/coba/routes.json:2:3 unknown-key "rutes" is not read here. Did you mean "routes"?',
  ])
})

test('a file that is no object, or no JSON, leaves the layout unread', () => {
  expect(found({ 'routes.json': routes })).toEqual([
    'layouts/coba/routes.json:1:1 schema routes.json must be an object.',
  ])
  expect(found({ 'shell.json': '{ "shell": ' })).toEqual([
    'layouts/coba/shell.json:1:12 json-syntax A value is missing here.',
  ])
})

test('a file that cannot be read is one problem, and not that of the pages without its routes', () => {
  const { 'routes.json': _, ...others } = apart
  const fault = { rule: 'unreadable-file', path: 'routes.json', message: 'It is a link.' } as const
  const source = { ...sourceOf('coba', others), faults: [fault] }
  const { manifest, problems } = parseLayout(source, ajvCheckers)
  expect(manifest).toBeUndefined()
  expect(problems.map(short)).toEqual([
    'layouts/coba/routes.json:1:1 unreadable-file It is a link.',
  ])
})

test('a layout.json that cannot be read is reported, whatever lies beside it', () => {
  const { value, faults, parts } = readLayoutFiles('layouts/coba', {
    'layout.json': '[]',
    'shell.json': '{}',
  })
  expect([value, faults, parts.size]).toEqual([[], [], 0])
})
