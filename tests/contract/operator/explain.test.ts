import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { explain } from '#tools/commands/explain.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeAll(async () => {
  repository = await branchOfFoundation()
})
afterAll(() => repository.close())

const explained = async (words: string[], more: { overridden?: boolean; json?: boolean } = {}) => {
  const terminal = madeUpTerminal()
  const options = { overridden: false, json: false, root: repository.root, ...more }
  const code = await explain.run(terminal, options, words)
  return { code, text: terminal.printed.join('\n'), noted: terminal.noted.join('\n') }
}

test('a field that a child overrides is printed with both layers, file and line', async () => {
  const { code, text } = await explained(['cabang', '/', '/nodes/pembuka/props/heading/id'])
  expect(code).toBe(0)
  expect(text).toBe(
    [
      '/nodes/pembuka/props/heading/id = "Ilmu dianyam di Bandung"',
      '  cabang layouts/cabang/pages/home.json:13:11',
      '  over foundation layouts/foundation/pages/home.json:19:22: "Ilmu dianyam bersama warga"',
    ].join('\n'),
  )
})

test('a field that only a parent writes is printed with its location there', async () => {
  const { text } = await explained(['cabang', '/', '/nodes/pembuka/props/lead/id'])
  expect(text).toMatch(/= ".*"?\n {2}foundation layouts\/foundation\/pages\/home\.json:21:11$/)
})

test("a prop that no layer writes has the block's default", async () => {
  const { text } = await explained(['cabang', '/', '/nodes/pembuka/props/band'])
  expect(text).toBe('/nodes/pembuka/props/band = "plain"\n  block hero')
})

test('theme, title and route are printed with what they override', async () => {
  const { text } = await explained(['cabang', '/'], { overridden: true })
  expect(text).toContain('/theme/motif = "dots"\n  cabang layouts/cabang/layout.json:15:5')
  expect(text).toContain('/page/title/id = "Belajar di Bandung"')
  expect(text).not.toContain('/theme/ink')
})

test('a route is found by its path, by a URL path that it matches, and by its page', async () => {
  for (const route of ['/Class/Competence/:slug', '/Class/Competence/dasar-web', 'class-detail']) {
    const { text } = await explained(['cabang', route, '/route/path'])
    expect(text, route).toContain('/route/path = "/Class/Competence/:slug"')
  }
  await expect(explained(['cabang', '/Clas'])).rejects.toThrow('Did you mean "/Class"?')
})

test('an unknown pointer is reported with a suggestion', async () => {
  const { code, noted } = await explained(['cabang', '/', '/theme/moti'])
  expect(code).toBe(1)
  expect(noted).toBe('Nothing stands at /theme/moti. Did you mean "/theme/motif"?')
})

test('--json has the same content', async () => {
  const { text } = await explained(['cabang', '/', '/theme/motif'], { json: true })
  expect(JSON.parse(text)).toMatchObject({
    route: '/',
    fields: [
      {
        pointer: '/theme/motif',
        holds: { layer: 'cabang', value: 'dots' },
        overrides: [{ layer: 'foundation', value: 'weave' }],
      },
    ],
  })
})
