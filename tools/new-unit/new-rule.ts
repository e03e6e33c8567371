import type { NewUnit, UnitName } from './names.ts'

/** Returns the files of a rule that checks the heading of every node, with its test. */
export function newRule(name: UnitName): NewUnit {
  const folder = `src/manifest/rules/${name.kebab}`
  return {
    files: new Map([
      [`${folder}/index.ts`, rule(name)],
      [`${folder}/${name.kebab}.test.ts`, test(name)],
    ]),
    next: [
      `Say in ${folder}/index.ts what the rule finds, why it matters, and what to do.`,
      'npm run check runs it on every layout.',
    ],
  }
}

const rule = ({ kebab, camel }: UnitName) => `import { defineRule } from '../define.ts'

const capitals = /^[^a-z]*[A-Z]{4}[^a-z]*$/

export const ${camel} = defineRule({
  name: '${kebab}',
  family: 'text',
  severity: 'info',
  title: 'A heading is written in capitals',
  hint: 'Write it as a sentence; the style of the site decides how it looks.',
  why: 'Screen readers spell words in capitals letter by letter, and nobody can undo them in CSS.',
  node({ node, report }) {
    const { heading } = node.props
    if (typeof heading !== 'string' || !capitals.test(heading)) return
    const edit = node.edits[0]
    if (edit) report(\`"\${heading}" is in capitals.\`, edit.place('/props/heading'))
  },
})
`

const test = ({ kebab }: UnitName) => `import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const headed = (heading: string) =>
  findings('${kebab}', homeOf([{ id: 'a', type: 'note', props: { heading } }]))

test('a heading in capitals is reported', () => {
  expect(headed('BELAJAR MENENUN')).toEqual([
    expect.stringContaining('"BELAJAR MENENUN" is in capitals.'),
  ])
})

test('a heading written as a sentence, with an abbreviation, is not', () => {
  expect(headed('Belajar menenun di SMK')).toEqual([])
})
`
