import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { fmt } from './fmt.ts'

const formatted = '{ "title": "Rumah", "blocks": [] }\n'
const untidy = '// home\n{\n  "blocks": [],\n  "title": "Rumah",\n}'

let layouts: LayoutsFolder
beforeEach(async () => {
  await layouts?.clear()
  layouts = await layoutsFolder()
  const manifest = `${JSON.stringify(manifestOf('satu')).slice(0, -1)}}`
  await layouts.write('satu', { 'layout.json': manifest, 'pages/home.json': untidy })
  await layouts.write('dua', { 'pages/home.json': formatted, 'pages/about.mdx': '# {"a":1}' })
})
afterAll(() => layouts.clear())

async function run(overrides: Partial<Parameters<typeof fmt.run>[1]> = {}, ...words: string[]) {
  const terminal = madeUpTerminal()
  const options = { check: false, dryRun: false, json: false, root: layouts.root, ...overrides }
  return { ...terminal, code: await fmt.run(terminal, options, words) }
}
const home = () => readFile(join(layouts.root, 'satu/pages/home.json'), 'utf8')

test('unformatted files are written, and a second run changes nothing', async () => {
  const { code, printed } = await run()
  expect(code).toBe(0)
  expect(printed).toEqual([
    `Wrote ${join(layouts.root, 'satu/layout.json')}`,
    `Wrote ${join(layouts.root, 'satu/pages/home.json')}`,
  ])
  expect(await home()).toBe(formatted)
  const again = await run({ check: true })
  expect([again.code, again.printed, again.noted]).toEqual([0, [], ['3 files are in their form.']])
})

test('a check names the files, writes none and fails', async () => {
  const { code, printed } = await run({ check: true }, 'satu')
  expect(code).toBe(1)
  expect(printed).toHaveLength(2)
  expect(printed[1]).toContain('satu/pages/home.json is in another form')
  expect(await home()).toBe(untidy)
  expect((await run({ check: true }, 'dua')).code).toBe(0)
})

test('a dry run names the files and writes none', async () => {
  const { code, printed } = await run({ dryRun: true, json: true })
  expect(code).toBe(0)
  expect(JSON.parse(printed.join(''))).toMatchObject({
    files: [join(layouts.root, 'satu/layout.json'), join(layouts.root, 'satu/pages/home.json')],
    isWritten: false,
    problems: [],
  })
  expect(await home()).toBe(untidy)
})

test('a file that is not JSON is reported with its location and left alone, and the others are written', async () => {
  await layouts.write('dua', { 'layout.json': '{\n  "name" "dua"\n}' })
  const { code, printed } = await run()
  expect(code).toBe(1)
  expect(printed[0]).toMatch(/dua\/layout\.json:2:\d+ error json-syntax: /)
  expect(await readFile(join(layouts.root, 'dua/layout.json'), 'utf8')).toContain('"name" "dua"')
  expect(await home()).toBe(formatted)
})

test('a layout that does not exist is rejected', async () => {
  await expect(run({}, 'sat')).rejects.toThrow('There is no layout "sat"')
})
