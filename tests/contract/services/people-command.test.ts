import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { runCommand } from '#tests/services/run-command.ts'
import { BadUsage } from '#tools/command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-people-'))
  await fillFolder(join(folder, 'data', 'db'))
  await copyLayouts(join(folder, 'layouts'), ['base', 'lms', 'default'])
  const asked = ['lms', email, '--kind', 'student']
  const { code, noted } = await runCommand('account', environment(), asked)
  expect(code).toBe(0)
  expect(noted).toContain(`student of lms, on PGlite in ${join(folder, 'data', 'db')}.`)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rm(folder, { recursive: true, force: true }))

const email = 'murid@contoh.test'
const environment = () => ({
  LAYOUTS_DIR: join(folder, 'layouts'),
  DATA_DIR: join(folder, 'data'),
  TENUN_SECRET: 'a-secret-that-only-the-people-command-knows',
})
const run = (...args: string[]) => runCommand('people', environment(), args)

test('the accounts of a site are listed, by state too', async () => {
  const { code, printed } = await run('list', 'lms')
  expect(code).toBe(0)
  expect(printed).toMatch(/^murid@contoh\.test {2}murid, student since \d{4}-\d\d-\d\d/m)
  expect((await run('list', 'lms', '--state', 'suspended')).noted).toBe('There is no such account.')
})

test('an account is suspended and resumed', async () => {
  expect((await run('suspend', 'lms', email, '--dry-run')).noted).toContain('would be suspended')
  expect((await run('suspend', 'lms', email)).printed).toContain('suspended')
  expect((await run('list', 'lms', '--state', 'suspended')).printed).toContain(email)
  expect((await run('resume', 'lms', email)).printed).not.toContain('suspended')
})

test('a person’s data is printed, and erased only when that is said', async () => {
  const { code, printed } = await run('export', 'lms', email)
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ email, rows: { accounts: [{ email }] } })
  const unsure = await run('erase', 'lms', email)
  expect([unsure.code, unsure.noted]).toEqual([1, expect.stringContaining('Say --yes to do it.')])
  const { noted } = await run('erase', 'lms', email, '--yes')
  expect(noted).toMatch(/^\d+ rows about murid@contoh\.test were erased\.$/)
  expect((await run('list', 'lms', '--search', email)).printed).toBe('')
})

test.each([
  [['list', 'nowhere'], 'There is no site called nowhere.'],
  [['suspend', 'lms'], 'Say the e-mail address.'],
  [['suspend', 'lms', 'orang@contoh.test'], 'has no account with the address'],
  [['export', 'lms', 'bukan-alamat'], 'name@example.org'],
  [['sapa', 'lms'], 'Say one of list, suspend, resume, export, erase.'],
])('%j is refused', async (args, message) => {
  const refused = run(...args)
  await expect(refused).rejects.toThrow(message)
  await expect(refused).rejects.toBeInstanceOf(BadUsage)
})
