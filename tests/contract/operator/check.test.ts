import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Repository } from '#tests/made-up/repository.ts'
import { everyLayout } from '#tests/own-layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { check } from '#tools/commands/check.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

const checked = async (
  overrides: Partial<z.output<typeof check.options>> = {},
  words: string[] = [],
) => {
  const terminal = madeUpTerminal()
  const options = check.options.parse({ root: repository.root, ...overrides })
  const code = await check.run(terminal, options, words)
  return { code, text: terminal.printed.join('\n'), noted: terminal.noted.join('\n') }
}
const misspell = () => repository.edit('foundation/pages/home.json', '"lead"', '"laed"')

test("the project's own layouts have no problem", async () => {
  const { code, text } = await checked({ root: 'layouts', failOn: 'info' }, [...everyLayout])
  expect(text).toBe('No problems.')
  expect(code).toBe(0)
})

test('a misspelt prop is reported with its line, a caret and the hint, once for all layouts that inherit it', async () => {
  await misspell()
  const { code, text } = await checked()
  expect(code).toBe(1)
  expect(text).toContain('layouts/foundation/pages/home.json:20:9 error unknown-key')
  expect(text).toContain('"laed" is not read here. Did you mean "lead"?')
  expect(text).toMatch(/20 \| +"laed".*\n +\| {9}\^/)
  expect(text.match(/unknown-key/g)).toHaveLength(1)
})

test('only what changed is read again: a page, or a parent with all layouts that extend it', async () => {
  expect((await checked()).noted).toContain('3 of all read anew')
  expect((await checked()).noted).toContain('0 of all read anew')
  await repository.edit('cabang/pages/home.json', 'Learning in Bandung', 'Learn in Bandung')
  expect((await checked()).noted).toContain('1 of all read anew')
  await repository.edit('base/layout.json', 'Shared pages', 'Common pages')
  expect((await checked()).noted).toContain('3 of all read anew')
  await repository.edit('base/layout.json', 'Common pages', 'Shared pages')
  expect((await checked()).noted).toContain('3 of all read anew')
})

test('a file rewritten with the same content is not checked again', async () => {
  await checked()
  await repository.write('cabang/layout.json', await repository.read('cabang/layout.json'))
  expect((await checked()).noted).toContain('0 of all read anew')
})

test('a new parent is noticed, although no file of its children changed', async () => {
  await repository.edit('cabang/layout.json', '"extends": "foundation"', '"extends": "foundatio"')
  expect((await checked()).text).toContain('unknown-parent')
  expect((await checked()).text).toContain('unknown-parent')
})

test('SARIF is valid by its schema, with the problem at its location', async () => {
  await misspell()
  const file = join('tests/contract/sarif/sarif-schema-2.1.0.json')
  const {
    id: _,
    $schema: __,
    ...draft
  } = JSON.parse(await readFile(file, 'utf8')) as object & {
    id?: string
    $schema?: string
  }
  const ajv = new Ajv({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)
  const isSarif = ajv.compile(draft)
  const report = JSON.parse((await checked({ format: 'sarif' })).text) as {
    runs: { results: { ruleId: string }[] }[]
  }
  expect(isSarif(report), JSON.stringify(isSarif.errors)).toBe(true)
  expect(report.runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('unknown-key')
})

test('problems are GitHub annotations', async () => {
  await misspell()
  expect((await checked({ format: 'github' })).text).toContain(
    '::error file=layouts/foundation/pages/home.json,line=20,col=9,title=unknown-key::"laed"',
  )
})

test('with --changed, only layouts that differ, or extend one that does, are reported', async () => {
  await repository.edit('cabang/layout.json', '"isMaintenance": false', '"isMaintenence": false')
  expect((await checked({ changed: 'HEAD' })).noted).toContain('1 layout checked')
  await misspell()
  expect((await checked({ changed: 'HEAD' })).noted).toContain('2 layouts checked')
  await expect(checked({ changed: 'nowhere' })).rejects.toThrow('There is no revision "nowhere"')
})

const rules = async (value: object) => {
  const first = '"manifest": 1,'
  const text = `${first}\n  "rules": ${JSON.stringify(value)},`
  await repository.edit('foundation/layout.json', first, text)
}

test('a problem is suppressed until its day, with its reason, and a rule has the severity that a layout chooses', async () => {
  await misspell()
  const one = { rule: 'unknown-key', page: 'home', reason: 'The name comes back soon.' }
  await rules({ suppress: [{ ...one, until: '2999-01-01' }] })
  const { code, text } = await checked()
  expect(code).toBe(0)
  expect(text).not.toContain('laed')
  expect(JSON.parse((await checked({ json: true })).text)).toMatchObject({
    suppressed: [{ rule: 'unknown-key', suppression: { reason: one.reason } }],
  })
})

test('an expired suppression accepts nothing', async () => {
  await misspell()
  const one = { rule: 'unknown-key', reason: 'The name comes back soon.', until: '2020-01-01' }
  await rules({ suppress: [one] })
  const { code, text } = await checked()
  expect(code).toBe(1)
  expect(text).toContain('laed')
})

test('a layout chooses the severity of a rule', async () => {
  await misspell()
  await rules({ severity: { 'unknown-key': 'warning' } })
  expect((await checked()).code).toBe(0)
  expect((await checked({ failOn: 'warning' })).code).toBe(1)
})

test('a baseline accepts existing problems, reports new ones, and may only shrink', async () => {
  await misspell()
  expect((await checked({ updateBaseline: true })).code).toBe(0)
  expect((await checked()).text).toBe('No problems.')
  await repository.edit('cabang/layout.json', '"motif": "dots"', '"motif": "dot"')
  const { code, text } = await checked()
  expect(code).toBe(1)
  expect(text).toContain('Did you mean "dots"?')
  expect(text).not.toContain('laed')
  await checked({ updateBaseline: true })
  expect((await checked()).code).toBe(1)
  await repository.edit('cabang/layout.json', '"motif": "dot"', '"motif": "dots"')
  await repository.edit('foundation/pages/home.json', '"laed"', '"lead"')
  const fixed = await checked()
  expect(fixed.code).toBe(1)
  expect(fixed.noted).toContain('take it out with --update-baseline')
  expect((await checked({ updateBaseline: true })).code).toBe(0)
  expect(await repository.read('baseline.json')).toBe('{\n  "problems": []\n}\n')
})

test('--fix applies safe fixes, preserves the formatting of the file, and --dry-run only reports', async () => {
  const file = 'foundation/pages/government.json'
  const before = await repository.read(file)
  await repository.edit(file, '"$schema": "../../../schemas/json/page.json",\n  ', '')
  const dry = await checked({ fix: true, dryRun: true })
  expect(dry.noted).toContain(`Would mend layouts/${file}: missing-schema`)
  expect(await repository.read(file)).not.toBe(before)
  await checked({ fix: true })
  expect(await repository.read(file)).toBe(before)
})
