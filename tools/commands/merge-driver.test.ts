import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { git } from '../git.ts'
import { mergeDriver } from './merge-driver.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'tenun-merge-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(options: Partial<Parameters<typeof mergeDriver.run>[1]>, ...words: string[]) {
  const terminal = madeUpTerminal()
  const defaults = { install: false, git: folder, dryRun: false, json: false, root: folder }
  return { ...terminal, code: await mergeDriver.run(terminal, { ...defaults, ...options }, words) }
}

/** Merges three texts as git would and returns the resulting content of our file. */
async function merge(
  [base, ours, theirs]: [string, string, string],
  options: { dryRun?: boolean; json?: boolean } = {},
) {
  const files = ['base', 'ours', 'theirs'].map((name) => join(folder, name))
  for (const [i, text] of [base, ours, theirs].entries()) await writeFile(files[i] ?? '', text)
  const output = await run(options, ...files, 'layouts/a/pages/home.json')
  return { ...output, text: await readFile(join(folder, 'ours'), 'utf8') }
}

const page = (heading: string, lead: string, title = 'Rumah') =>
  JSON.stringify({ title, blocks: [{ id: 'a', type: 'hero', props: { heading, lead } }] })

test('the changes of both sides are in our file, formatted', async () => {
  const { code, printed, text } = await merge([page('0', '0'), page('1', '0'), page('0', '2')])
  expect([code, printed]).toEqual([0, []])
  expect(text).toBe(
    [
      '{',
      '  "title": "Rumah",',
      '  "blocks": [{ "id": "a", "type": "hero", "props": { "heading": "1", "lead": "2" } }]',
      '}',
      '',
    ].join('\n'),
  )
})

test('a conflict is one line with its location and all three values, and our value stays in the file', async () => {
  const { code, printed, noted, text } = await merge([page('0', ''), page('1', ''), page('2', '')])
  expect(code).toBe(1)
  expect(printed).toEqual([
    'layouts/a/pages/home.json:3:54 /blocks/0/props/heading: base "0" ours "1" theirs "2" (node "a")',
  ])
  expect(noted.join()).toContain('git checkout --theirs -- layouts/a/pages/home.json')
  expect(JSON.parse(text)).toEqual(JSON.parse(page('1', '')))
})

test('a conflict of a deletion with a change is reported as one', async () => {
  const { printed } = await merge([page('0', ''), page('1', ''), '{ "title": "Rumah" }'])
  expect(printed).toHaveLength(1)
  expect(printed[0]).toMatch(
    / \/blocks\/0: base \{.+\} ours \{.+\} theirs nothing \(node "a"\), deleted on one side and changed on the other$/,
  )
})

test('conflicts are reported as JSON with their whole values', async () => {
  const long = 'x'.repeat(1000)
  const { printed } = await merge([page('0', ''), page(long, ''), page('2', '')], { json: true })
  expect(JSON.parse(printed.join(''))).toMatchObject({
    file: 'layouts/a/pages/home.json',
    conflicts: [{ what: 'value', node: 'a', ours: long, pointer: '/blocks/0/props/heading' }],
  })
})

test('a file that both sides added is merged', async () => {
  const { code, text } = await merge(['', '{ "title": "a" }', '{ "siteName": true }'])
  expect([code, text]).toEqual([0, '{ "title": "a", "siteName": true }\n'])
})

test('a side that is not JSON is reported, and the lines are merged as git merges text', async () => {
  const lines = (first: string, last: string) =>
    `{\n  "a": ${first},\n  "b": 1,\n  "c": ${last}\n}\n`
  const clean = await merge([lines('0', '0'), lines('', '0'), lines('0', '2')])
  expect(clean.printed).toHaveLength(1)
  expect(clean.printed[0]).toMatch(/^layouts\/a\/pages\/home\.json:2:\d+ error json-syntax: /)
  const conflicted = await merge([lines('0', '0'), lines('', '0'), lines('2', '0')])
  expect(conflicted.code).toBe(1)
  expect(conflicted.text).toContain('<<<<<<< ours')
  expect(conflicted.noted.join()).toContain('line by line')
})

test('a dry run reports the conflicts and leaves our file unchanged', async () => {
  const ours = page('1', '')
  const { code, printed, text } = await merge([page('0', ''), ours, page('2', '')], {
    dryRun: true,
  })
  expect([code, printed.length, text]).toEqual([1, 1, ours])
})

test('fewer than three files are rejected', async () => {
  await expect(run({}, 'a', 'b')).rejects.toThrow('needs three files')
  await expect(run({ install: true }, 'a')).rejects.toThrow('takes no files')
})

const configOf = () => git(folder, 'config', 'merge.tenun.driver')
const attributes = () => readFile(join(folder, '.gitattributes'), 'utf8')

test('it installs itself into a repository once and preserves what the file contained', async () => {
  await git(folder, 'init', '--quiet')
  const root = join(folder, 'site', 'layouts')
  await mkdir(root, { recursive: true })
  await writeFile(join(folder, '.gitattributes'), '*.png binary')
  for (let i = 0; i < 2; i++) expect((await run({ install: true, root })).code).toBe(0)
  expect(await attributes()).toBe('*.png binary\nsite/layouts/**/*.json merge=tenun\n')
  expect((await configOf()).trim()).toMatch(/cli\.ts' merge-driver %O %A %B %P$/)
})

test('a dry run of the installation writes nothing', async () => {
  await git(folder, 'init', '--quiet')
  const { printed } = await run({ install: true, dryRun: true })
  expect(printed.every((line) => line.startsWith('Would '))).toBe(true)
  await expect(attributes()).rejects.toThrow('ENOENT')
  await expect(configOf()).rejects.toThrow('failed')
})

test('layouts outside of the repository are rejected', async () => {
  const inside = join(folder, 'inside')
  await mkdir(inside)
  await git(inside, 'init', '--quiet')
  await expect(run({ install: true, git: inside })).rejects.toThrow('is not in the repository')
})
