import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { doctor } from '#tools/commands/doctor.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

interface Report {
  score: number
  next?: { about: string; next: string }
  findings: { about: string; state: string; says: string }[]
}

const examined = async (more: { host?: string } = {}) => {
  const terminal = madeUpTerminal()
  const options = { links: false, json: true, root: repository.root, host: undefined, ...more }
  const code = await doctor.run(terminal, options, ['cabang'])
  return { code, report: JSON.parse(terminal.printed.join('')) as Report }
}
const stateOf = ({ findings }: Report, about: string) =>
  findings.find((finding) => finding.about === about)?.state

test('for a site that is not reachable from outside, the first next step is printed', async () => {
  const { code, report } = await examined()
  expect(code).toBe(1)
  expect(stateOf(report, 'hosts')).toBe('missing')
  expect(stateOf(report, 'favicon')).toBe('missing')
  expect(stateOf(report, 'legal pages')).toBe('ready')
  // None is among its files: the server draws them.
  expect(stateOf(report, 'share picture')).toBe('ready')
  expect(report.next).toMatchObject({ about: 'hosts' })
})

test('fixing an item raises the score, and sandboxes count half', async () => {
  const before = (await examined()).report
  await repository.edit('cabang/layout.json', 'cabang.tenun.example', 'cabang.sekolah.id')
  const { report } = await examined()
  expect(report.score).toBeGreaterThan(before.score)
  expect(stateOf(report, 'hosts')).toBe('ready')
  expect(stateOf(report, 'mail sender')).toBe('weak')
  expect(stateOf(report, 'payment keys')).toBe('weak')
  expect(report.next).toMatchObject({ about: 'favicon' })
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'halo@cabang.id' }, 'mail sender', 'ready'],
  [{ ACCOUNT_URL: 'https://akun.sekolah.id' }, 'account site', 'missing'],
  [{ ACCOUNT_URL: 'https://akun.sekolah.id', ACCOUNT_CLIENT_ID: 'tenun' }, 'account site', 'ready'],
  [{ PAYMENT_PROVIDER: 'off' }, 'payment keys', 'ready'],
  [{ PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'short' }, 'payment keys', 'missing'],
  [
    { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'a key of enough letters' },
    'payment keys',
    'ready',
  ],
])('with %j the %s is %s', async (environment, about, state) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  expect(stateOf((await examined()).report, about)).toBe(state)
  vi.unstubAllEnvs()
})

test('an error of the manifest comes first', async () => {
  await repository.edit('cabang/pages/home.json', '"pembuka"', '"pembuca"')
  const { report } = await examined()
  expect(report.next).toMatchObject({ about: 'errors' })
})

test('a host without a DNS record is reported with the record to add', async () => {
  const { report } = await examined({ host: 'tiada.invalid' })
  expect(report.findings.find(({ about }) => about === 'name')).toMatchObject({
    state: 'missing',
    says: expect.stringContaining('tiada.invalid leads nowhere'),
  })
})
