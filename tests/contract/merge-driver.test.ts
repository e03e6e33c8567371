import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Node } from '#schemas/node.ts'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { fmt } from '#tools/commands/fmt.ts'
import { mergeDriver } from '#tools/commands/merge-driver.ts'

const home = 'layouts/demo/pages/home.json'

interface Page {
  blocks: Node[]
}

let folder: string
let root: string

/** Runs git in the repository and returns its exit code and output, with that of the driver. */
const git = (...words: string[]) =>
  new Promise<{ code: number; output: string[] }>((resolve) => {
    execFile('git', words, { cwd: folder }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code)
      resolve({ code, output: `${stdout}\n${stderr}`.split('\n') })
    })
  })

async function must(...words: string[]): Promise<string[]> {
  const { code, output } = await git(...words)
  if (code !== 0) throw new Error(output.join('\n'))
  return output
}

const readHome = async () => JSON.parse(await readFile(join(folder, home), 'utf8')) as Page

/** Creates a branch of main that changes the home page and reformats it. */
async function branch(name: string, change: (page: Page) => void): Promise<void> {
  await must('checkout', '--quiet', '-b', name, 'main')
  const page = await readHome()
  change(page)
  await writeFile(join(folder, home), JSON.stringify(page, null, name.length))
  await must('commit', '--quiet', '--all', '-m', name)
  await must('checkout', '--quiet', 'main')
}

function blockOf({ blocks }: Page, id: string): Node {
  const found = blocks.find((node) => node.id === id)
  if (found === undefined) throw new Error(`the home page has no block "${id}"`)
  return found
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-repository-'))
  root = join(folder, 'layouts')
  await cp('layouts/demo', join(root, 'demo'), { recursive: true })
  await must('init', '--quiet', '--initial-branch=main')
  for (const [key, value] of [
    ['user.name', 'Penguji'],
    ['user.email', 'penguji@example.id'],
    ['commit.gpgsign', 'false'],
  ] as const)
    await must('config', key, value)
  const install = { install: true, git: folder, root, dryRun: false, json: false }
  expect(await mergeDriver.run(madeUpTerminal(), install, [])).toBe(0)
  await must('add', '--all')
  await must('commit', '--quiet', '-m', 'start')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('three branches that reorder, edit and insert blocks of one page merge without a conflict', async () => {
  const before = await readHome()
  await branch('reorder', ({ blocks }) => void blocks.reverse())
  await branch('edit', (page) => {
    blockOf(page, 'kelas').props['heading'] = { id: 'Kelas kami', en: 'Our classes' }
  })
  await branch('insert', ({ blocks }) => {
    const node = { id: 'sela', type: 'prose', v: 1, props: { text: 'Selamat datang' } }
    blocks.splice(1, 0, node)
  })
  for (const name of ['reorder', 'edit', 'insert']) await must('merge', '--no-edit', name)

  const after = await readHome()
  expect(after.blocks.map(({ id }) => id).filter((id) => id !== 'sela')).toEqual(
    before.blocks.map(({ id }) => id).toReversed(),
  )
  expect(blockOf(after, 'kelas').props['heading']).toEqual({ id: 'Kelas kami', en: 'Our classes' })
  expect(blockOf(after, 'sela').props).toEqual({ text: 'Selamat datang' })
  expect((await git('status', '--porcelain')).output.filter(Boolean)).toEqual([])
})

test('one prop edited on two branches is one conflict with its location, and the file stays valid JSON with our value', async () => {
  const before = await readHome()
  const at = before.blocks.indexOf(blockOf(before, 'kelas'))
  const heading = (text: string) => (page: Page) => {
    blockOf(page, 'kelas').props['heading'] = text
  }
  await branch('one', heading('Kelas satu'))
  await branch('another', (page) => {
    heading('Kelas dua')(page)
    blockOf(page, 'angka').props['look'] = 'grid'
  })
  await must('merge', '--no-edit', 'one')
  const { code, output } = await git('merge', '--no-edit', 'another')

  expect(code).toBe(1)
  const conflicts = output.filter((line) => line.startsWith(`${home}:`))
  expect(conflicts).toHaveLength(1)
  const [conflict = ''] = conflicts
  const base = JSON.stringify(blockOf(before, 'kelas').props['heading'])
  expect(conflict.replace(/^[^ ]+ /, '')).toBe(
    `/blocks/${at}/props/heading: base ${base} ours "Kelas satu" theirs "Kelas dua" (node "kelas")`,
  )
  const [line = 0, column = 0] = conflict.split(':').slice(1).map(Number.parseFloat)
  const lines = (await readFile(join(folder, home), 'utf8')).split('\n')
  expect(lines[line - 1]?.slice(column - 1)).toMatch(/^"heading": "Kelas satu"/)

  const merged = await readHome()
  expect(blockOf(merged, 'angka').props['look']).toBe('grid')
  expect((await git('status', '--porcelain')).output).toContain(`UU ${home}`)
  await must('checkout', '--theirs', '--', home)
  expect(blockOf(await readHome(), 'kelas').props['heading']).toBe('Kelas dua')
})

test('every layout of ours can be formatted without a change of its content', async () => {
  await copyLayouts(root)
  const before = await readHome()
  const options = { check: false, dryRun: false, json: false, root }
  expect(await fmt.run(madeUpTerminal(), options, [])).toBe(0)
  const terminal = madeUpTerminal()
  expect(await fmt.run(terminal, { ...options, check: true }, [])).toBe(0)
  expect(terminal.printed).toEqual([])
  expect(await readHome()).toEqual(before)
})
