import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashedTests } from './crashed-pages.ts'

const spec = (title: string, ...messages: string[]) => ({
  title,
  file: 'sign-in.e2e.ts',
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
})
const crash = 'Error: expect(locator).toBeVisible() failed\n\nError: Page crashed'

test('only a run whose every failure is a page that crashed has crashed tests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crashed-'))
  const crashedOf = async (specs: object[], errors: object[] = []) => {
    const report = { suites: [{ specs: [], suites: [{ specs }] }], errors }
    await writeFile(join(folder, 'report.json'), JSON.stringify(report))
    return crashedTests(join(folder, 'report.json'))
  }
  expect(await crashedOf([spec('signs out', crash), spec('reads')])).toMatchObject([
    { title: 'signs out', file: 'sign-in.e2e.ts' },
  ])
  const pays = spec('pays', 'Locator: getByText("crashed")\nExpected: visible')
  expect(await crashedOf([spec('signs out', crash), pays])).toEqual([])
  expect(await crashedOf([pays])).toEqual([])
  expect(await crashedOf([spec('reads')])).toEqual([])
  expect(await crashedOf([spec('signs out', crash)], [{ message: 'No tests found' }])).toEqual([])
  expect(await crashedTests(join(folder, 'none.json'))).toEqual([])
})
