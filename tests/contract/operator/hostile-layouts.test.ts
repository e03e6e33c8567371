import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLibrary, type Library } from '#src/library/library.ts'
import { registry } from '#blocks/registry.ts'
import { hostileFolders, hostileRows } from '#tests/faults/hostile/hostile-data.ts'
import { hostile, nodeOf, pageOf } from '#tests/faults/hostile/hostile-layout.ts'
import { hostileParents } from '#tests/faults/hostile/hostile-manifests.ts'
import { openThreadWork } from '#tests/made-up/thread-work.ts'
import { checkFleet } from '#tools/check/fleet.ts'

/** Pages of which each is just within the limits of prose, and which no five seconds are enough for together. */
const endless = hostile('endless', () =>
  Object.fromEntries(
    Array.from({ length: 600 }, (_, i) => [
      `pages/prosa-${i}.mdx`,
      `---\ntitle: Prosa\n---\n\n${'*a_'.repeat(2000)}`,
    ]),
  ),
)
const honest = (heading: string) =>
  hostile('honest', () => ({ 'pages/home.json': pageOf([nodeOf('a', { heading })]) }))
const hostiles = [...hostileFolders(), ...hostileRows(), ...hostileParents(), endless]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-hostile-'))
  honest('awal').write(folder)
  for (const layout of hostiles) layout.write(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let library: Library
let reported: Map<string, string[]>
const open = () => {
  reported = new Map()
  library = openLibrary({
    root: folder,
    blocks: registry,
    report: (name, problems) =>
      reported.set(
        name,
        problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`),
      ),
    work: openThreadWork(folder),
  })
}
const headingOf = () =>
  library.find('honest')?.pages.get('home')?.nodes[0]?.props.id.value['heading']

test('beside layouts that cannot be read, an honest one is served and its edits are taken', async () => {
  open()
  await library.reload()
  expect(headingOf()).toBe('awal')
  const bad = (name: string) => reported.get(name)?.join('\n') ?? ''
  expect(bad('asset-3gb')).toContain('assets/besar.png file-too-large 3000000000 bytes')
  expect(bad('page-600mb')).toContain('pages/besar.json file-too-large 600000000 bytes')
  expect(bad('pipe')).toContain('pages/pipa.json unreadable-file It is no plain file.')
  expect(bad('folder-as-page')).toContain('pages/lain.json unreadable-file It is a folder')
  expect(bad('same-rows-2')).toContain('data/mentors.json ')
  expect(bad('nul-rows-1')).toContain(' nul-character ')
  expect(bad('circle-0')).toContain(' extends-cycle ')
  expect(bad('endless')).toMatch(
    /^layouts\/endless\/pages\/prosa-\d+\.mdx unfinished-layout It took more than 5 seconds of computing\.$/,
  )
  honest('sesudah').write(folder)
  await library.reload(['honest'])
  expect(headingOf()).toBe('sesudah')
  await library.close()
})

test('a check ends, and names each of them with file and reason', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'tenun-cache-'))
  const { results } = await checkFleet({ root: folder, today: '2026-11-21', cache })
  const rules = new Map(
    results.map(({ name, problems }) => [name, problems.map(({ rule }) => rule)]),
  )
  expect(rules.get('honest')).not.toContain('unfinished-layout')
  expect(rules.get('endless')).toEqual(['unfinished-layout'])
  expect(rules.get('asset-3gb')).toContain('file-too-large')
  expect(rules.get('pipe')).toContain('unreadable-file')
  expect(rules.get('files-6000')).toEqual(['layout-too-large'])
  expect([...rules.keys()].toSorted()).toEqual(
    [...hostiles.map(({ name }) => name), 'honest'].toSorted(),
  )
  await rm(cache, { recursive: true })
})
