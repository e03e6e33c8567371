import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { schema } from './schema.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-schema-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(file: string, more: { dryRun?: boolean; json?: boolean } = {}) {
  const terminal = madeUpTerminal()
  const options = { file: join(folder, file), root: 'layouts', dryRun: false, json: false, ...more }
  return { code: await schema.run(terminal, options, []), ...terminal }
}

const isThere = (file: string) => stat(join(folder, file)).then(Boolean, () => false)

test('missing settings are written, and a second run reports them as up to date', async () => {
  expect((await run('new/settings.json')).printed[0]).toMatch(
    /^Wrote .*settings\.json: 22 schemas\.$/,
  )
  const settings = JSON.parse(await readFile(join(folder, 'new/settings.json'), 'utf8')) as object
  expect(settings).toHaveProperty(['json.schemas', 0], {
    fileMatch: ['/layouts/*/layout.json'],
    url: './schemas/json/layout.json',
  })
  expect((await run('new/settings.json')).printed[0]).toContain('is up to date')
})

test('every schema it refers to exists', async () => {
  const { printed } = await run('any.json', { dryRun: true, json: true })
  const { schemas } = JSON.parse(printed[0] ?? '') as { schemas: { url: string }[] }
  for (const { url } of schemas) expect((await stat(url)).isFile()).toBe(true)
})

test('a dry run prints what it would do and writes nothing', async () => {
  expect((await run('dry.json', { dryRun: true })).printed[0]).toContain('Would write')
  expect(await isThere('dry.json')).toBe(false)
})

test('unreadable settings are left alone and reported', async () => {
  await writeFile(join(folder, 'broken.json'), '{ "a": ')
  const { code, noted } = await run('broken.json')
  expect(code).toBe(1)
  expect(noted[0]).toContain('cannot be read as JSON')
  expect(await readFile(join(folder, 'broken.json'), 'utf8')).toBe('{ "a": ')
})
