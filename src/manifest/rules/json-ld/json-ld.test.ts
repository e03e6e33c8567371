import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const found = (text: string, type = 'application/ld+json') =>
  findingsIn('json-ld', `<script type="${type}">${text}</script>`, homeOf([]))

test.each([
  ['{ "@type": ', 'is no JSON'],
  ['"Course"', 'is no object'],
  ['{ "@type": "Course" }', 'has no @context'],
  ['{ "@context": "https://schema.org" }', 'has no @type'],
  ['[{ "@context": "https://schema.org", "@type": "Course" }, {}]', 'has no @context'],
])('%s %s', async (text, wrong) => {
  expect(await found(text)).toEqual([`layout.json:12:7 /: application/ld+json ${wrong}.`])
})

test.each([
  '{ "@context": "https://schema.org", "@type": "Course" }',
  '{ "@context": "https://schema.org", "@graph": [] }',
])('%s is valid', async (text) => {
  expect(await found(text)).toEqual([])
})

test('other scripts are not checked', async () => {
  expect(await found('alert(1)', 'module')).toEqual([])
})
