import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Repository } from '#tests/made-up/repository.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { check } from '#tools/commands/check.ts'
import { branchOfFoundation } from './cabang.ts'

let repository: Repository
beforeEach(async () => {
  repository = await branchOfFoundation()
})
afterEach(() => repository.close())

const checked = async (words: string[]) => {
  const terminal = madeUpTerminal()
  const options = check.options.parse({ root: repository.root, rendered: true, failOn: 'info' })
  const code = await check.run(terminal, options, words)
  return { code, text: terminal.printed.join('\n') }
}

test('every page of a valid layout is rendered and has no problem', async () => {
  const { code, text } = await checked(['foundation'])
  expect(text).toBe('No problems.')
  expect(code).toBe(0)
})

test('what only the HTML shows is reported at the page, and a block that its data does not fit at its node', async () => {
  const about = await repository.read('foundation/pages/about.mdx')
  await repository.write(
    'foundation/pages/about.mdx',
    `${about}\n# Judul kedua\n\n#### Terlalu dalam\n\n[Ke mana ini](/Tiada)\n`,
  )
  const page = JSON.parse(await repository.read('foundation/pages/class-detail.json'))
  page.blocks[2].props.heading = { $bind: 'class.about', fallback: '' }
  await repository.write('foundation/pages/class-detail.json', JSON.stringify(page))
  const { code, text } = await checked(['foundation'])
  expect(code).toBe(1)
  for (const rule of ['one-heading', 'heading-order', 'dead-link']) expect(text).toContain(rule)
  expect(text).toContain('/Tiada answers 404.')
  expect(text).toContain('error broken-props')
})
