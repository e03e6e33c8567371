import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { AnyBlock } from '#blocks/define.ts'
import { html, type Fixture } from '#tests/html.tsx'

const definitions = import.meta.glob<Record<string, AnyBlock>>('/blocks/*/index.ts', {
  eager: true,
})
const fixtureFiles = import.meta.glob<{ fixtures: Record<string, Fixture> }>(
  '/blocks/*/fixtures.ts',
  { eager: true },
)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: valid, in another style.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Custom properties of a block's own style.
    'no-inline-style': 'off',
  },
})

/** What is wrong with the HTML of a fixture as the main part of a document: rule, message and element. */
function faultsOf(block: AnyBlock, fixture: Fixture): string[] {
  const locale = fixture.locale ?? 'id'
  const document = `<!DOCTYPE html><html lang="${locale}"><head><title>Contoh</title></head><body><main>${html(block, fixture)}</main></body></html>`
  const { results } = validator.validateStringSync(document)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

interface Case {
  name: string
  block: AnyBlock
  fixture: Fixture
}

const cases = Object.entries(definitions).flatMap(([file, exports]) => {
  const [block] = Object.values(exports)
  const fixtures = fixtureFiles[file.replace('index.ts', 'fixtures.ts')]?.fixtures ?? {}
  if (block === undefined) throw new Error(`${file} defines no block`)
  return Object.entries(fixtures).map(([name, fixture]): Case => ({
    name: `${block.type} ${name}`,
    block,
    fixture,
  }))
})

test.each(cases)('$name is valid HTML in both languages', ({ block, fixture }) => {
  for (const locale of ['id', 'en'] as const)
    expect(faultsOf(block, { ...fixture, locale })).toEqual([])
})
