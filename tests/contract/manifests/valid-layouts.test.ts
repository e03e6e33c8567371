import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { Settings } from '#schemas/settings.ts'
import { renderPage } from '#src/render/render-page.ts'
import { siteView } from '#src/render/site-view.ts'
import { anyLayout } from '#tests/made-up/any-layout.ts'
import { filledAnswers } from '#tests/made-up/filled-answers.ts'
import { short, type Files } from '#tests/made-up/layouts.ts'
import { compileCoba, expectPlaces } from './expect-places.ts'
import { expectPrototypesUnchanged } from './native-prototypes.ts'

/** How often each law is tried. */
const runs = { mutate: 3000, valid: 1500, drawn: 150 }

expectPrototypesUnchanged()

const errorsOf = (files: Files) =>
  compileCoba(files)
    .problems.filter(({ severity }) => severity === 'error')
    .map(short)

test('a page of any blocks with props they take compiles without an error', () => {
  fc.assert(
    fc.property(anyLayout, (files) => {
      expect(errorsOf(files)).toEqual([])
    }),
    { numRuns: runs.valid },
  )
})

test('one slip in such a page is told at its place, or the page is as right as it was', () => {
  const anySlip = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('cut', 'double', 'letter', 'null'),
  })
  fc.assert(
    fc.property(anyLayout, anySlip, (files, { at, kind }) => {
      const whole = JSON.stringify(files['pages/home.json'], null, 2)
      const i = at % whole.length
      const pieces = { cut: '', double: `${whole[i]}${whole[i]}`, letter: 'x', null: ' null ' }
      expectPlaces({
        ...files,
        'pages/home.json': whole.slice(0, i) + pieces[kind] + whole.slice(i + 1),
      })
    }),
    { numRuns: runs.mutate },
  )
})

test('such a page is drawn whole: every block in its place, none failed', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLayout,
      fc.constantFrom('id' as const, 'en' as const),
      async (files, locale) => {
        const { layout } = compileCoba(files)
        if (layout === undefined) throw new Error('no layout')
        const settings = Settings.parse({ title: 'Coba' })
        const view = siteView({ layout, settings, origin: 'https://coba.id' }, locale)
        const reported: string[] = []
        const page = await renderPage(view, '/', {
          registry,
          deadlineMs: 5000,
          report: (rule, message) => reported.push(`${rule} ${message}`),
          ask: async ({ path }) => filledAnswers.get(path),
        })
        expect(reported).toEqual([])
        expect(page.status).toBe(200)
      },
    ),
    { numRuns: runs.drawn },
  )
})
