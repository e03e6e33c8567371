import { expect, test } from 'vitest'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { allowancesOf } from './drawn-part.ts'
import { rareAllowance } from './fonts.ts'

const node = { id: 'a' } as CompiledNode

test.each([
  ['<p>Kelas “menenun” – 5 Mei: café…</p>', false],
  ['<p>Zoë</p>', true],
  ['<p>Rp5 = €0,30</p>', true],
  // No file of ours has them.
  ['<p>★ سلام</p>', false],
])('%s has rare characters: %s', (html, expected) => {
  const allowances = expected ? [rareAllowance, 'worker'] : ['worker']
  const drawn = { node, html }
  for (const part of [{ html }, { html, drawn }, { html, drawn }])
    expect(allowancesOf(['worker'], [{ html: '<p>a</p>' }, part])).toEqual(allowances)
})
