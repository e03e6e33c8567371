import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf, short } from '#tests/made-up/layouts.ts'
import { LayoutChecker } from './check-layouts.ts'

let folder: LayoutsFolder
beforeEach(async () => void (folder = await layoutsFolder()))
afterEach(() => folder.clear())

/** The unused suppressions and the accepted problems of a page with this heading that suppresses html-in-text. */
async function found(heading: string) {
  const suppress = [
    { rule: 'html-in-text', reason: 'Diganti bersama gambar.', until: '2027-03-31' },
  ]
  const blocks = [{ id: 'a', type: 'note', props: { heading } }]
  await folder.write('coba', homeOf(blocks, {}, { rules: { suppress } }))
  const checker = new LayoutChecker({
    root: folder.root,
    blocks: madeUpBlocks,
    today: '2026-11-21',
  })
  const { problems = [], suppressed = [] } = checker.check('coba') ?? {}
  const idle = problems.filter(({ rule }) => rule === 'idle-suppression')
  return { idle, accepted: suppressed.map(({ problem }) => problem.rule) }
}

test('a suppression of a problem that no longer occurs is reported, with the edit that deletes it', async () => {
  const { idle } = await found('Halo dunia')
  expect(idle.map(short)).toEqual([
    'layouts/coba/layout.json:18:7 idle-suppression It accepts nothing.',
  ])
  expect(idle[0]?.fix?.edits).toEqual([{ pointer: '/rules/suppress/0' }])
})

test('a suppression that accepts a problem is not reported', async () => {
  expect(await found('Halo <b>dunia</b>')).toEqual({ idle: [], accepted: ['html-in-text'] })
})
