import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { rename } from '#tools/commands/rename.ts'
import { migrate } from '#tools/commands/migrate.ts'
import { git } from '#tools/git.ts'
import { Layouts } from '#tools/open-layouts.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

const errorsOf = (name: string) =>
  new Layouts(repository.root)
    .open(name)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

const renamed = async (words: string[], dryRun = false) => {
  const terminal = madeUpTerminal()
  const code = await rename.run(terminal, { dryRun, json: false, root: repository.root }, words)
  await git(repository.folder, 'add', '--all')
  const status = await git(repository.folder, 'diff', '--cached', '--name-status', '-M')
  return { code, printed: terminal.printed, noted: terminal.noted, status }
}

test('a page is renamed with every link, route and patch that names it, in all layouts that extend its layout', async () => {
  const { status } = await renamed(['page', 'foundation', 'campus', 'kampus'])
  expect(status).toContain(
    'layouts/foundation/pages/campus.json\tlayouts/foundation/pages/kampus.json',
  )
  expect(status).toContain('M\tlayouts/foundation/routes.json')
  expect(status).toContain('M\tlayouts/foundation/shell.json')
  expect(status).toContain('M\tlayouts/foundation/pages/home.json')
  for (const name of ['foundation', 'cabang']) expect(errorsOf(name)).toEqual([])
  expect(await git(repository.folder, 'grep', '-c', 'page:kampus').catch(() => '')).not.toBe('')
  // Pages that a parent only offers may name a page that this layout does not have.
  const own = ['layouts/foundation', 'layouts/cabang']
  expect(
    await git(repository.folder, 'grep', '-E', '"(page:)?campus"', '--', ...own).catch(
      () => 'none',
    ),
  ).toBe('none')
})

test('the patch of a page in a child is renamed with the page', async () => {
  const { status } = await renamed(['page', 'foundation', 'home', 'beranda'])
  expect(status).toContain('layouts/cabang/pages/home.json\tlayouts/cabang/pages/beranda.json')
  for (const name of ['foundation', 'cabang']) expect(errorsOf(name)).toEqual([])
})

test('a link in a row of a collection is renamed with its page', async () => {
  const { status } = await renamed(['page', 'foundation', 'corporates', 'perusahaan'])
  expect(status).toContain('M\tlayouts/foundation/collections/portfolio.json')
  expect(errorsOf('foundation')).toEqual([])
})

test('a dry run prints the changes and writes nothing', async () => {
  const { printed, status } = await renamed(['page', 'foundation', 'home', 'beranda'], true)
  expect(printed).toContainEqual(expect.stringContaining('Would write'))
  expect(status).toBe('')
})

test.each([
  [['page', 'foundation', 'home', 'about'], /about\.mdx is there already/],
  [['page', 'foundation', 'rumah', 'x'], /writes no page "rumah"/],
  [['page', 'foundation', 'home', 'Ber anda'], /is no name of a page/],
  [['block-prop', 'heroo', 'a', 'b'], /There is no block "heroo"\. Did you mean "hero"\?/],
  [['block-prop', 'hero', 'heading', 'judul'], /Declare it first, in a new version/],
  [['page', 'foundation', 'home', 'home'], /Say the old name and then the new one/],
])('%j is rejected with a hint', async (words, message) => {
  await expect(renamed(words)).rejects.toThrow(message)
})

/** Writes a node of government.json in the first version of its block. */
const writeOld = async () => {
  await repository.edit(
    'foundation/pages/government.json',
    '"programs": ["desa-melek-data", "pelayanan-yang-terbaca"]',
    '"program": "desa-melek-data,pelayanan-yang-terbaca"',
  )
  const text = await repository.read('foundation/pages/government.json')
  const at = text.indexOf('"program":')
  const before = text.slice(0, at)
  const v = before.lastIndexOf('"v": 2')
  await repository.write(
    'foundation/pages/government.json',
    `${text.slice(0, v)}"v": 1${text.slice(v + 6)}`,
  )
  await repository.commit('Versi lama')
}

test('a prop is renamed in nodes and operations, and its node is set to the version that has it', async () => {
  await writeOld()
  const { status, noted } = await renamed(['block-prop', 'class-grid', 'program', 'programs'])
  expect(status).toBe('M\tlayouts/foundation/pages/government.json\n')
  const text = await repository.read('foundation/pages/government.json')
  expect(text).toMatch(/"v": 2,[\s\S]*"programs": "desa-melek-data,pelayanan-yang-terbaca"/)
  expect(noted.join('\n')).not.toContain('migrations.ts')
})

test('migrate writes older props at the current versions, and a second run finds nothing', async () => {
  await writeOld()
  const run = async (dryRun: boolean) => {
    const terminal = madeUpTerminal()
    const options = { all: true, dryRun, json: false, root: repository.root }
    return { code: await migrate.run(terminal, options, []), printed: terminal.printed }
  }
  expect((await run(true)).printed).toEqual([
    expect.stringMatching(/^Would write layouts\/foundation\/pages\/government\.json: /),
  ])
  expect(await git(repository.folder, 'status', '--porcelain')).toBe('')
  expect((await run(false)).code).toBe(0)
  expect(await repository.read('foundation/pages/government.json')).toMatch(
    /"programs": \[\s*"desa-melek-data",\s*"pelayanan-yang-terbaca"\s*\]/,
  )
  expect((await run(false)).printed).toEqual(['Every layout is written for the blocks of today.'])
  expect(errorsOf('foundation')).toEqual([])
})
