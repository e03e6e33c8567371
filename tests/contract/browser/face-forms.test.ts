import { afterAll, beforeAll, expect, test } from 'vitest'
import { Face } from '#schemas/layout.ts'
import { oneContent } from '#tools/gallery/one-content.ts'
import { differences, isSameForm, parts } from './face-forms.ts'
import { measureForms, type Forms } from './measure-forms.ts'
import { openSheetBrowser, type Sheet, type SheetBrowser } from './sheet-browser.ts'

type Shown = Pick<Sheet, 'face' | 'width' | 'scheme'>

let browser: SheetBrowser
beforeAll(async () => {
  browser = await openSheetBrowser()
})
afterAll(() => browser.close())

const formsOf = (shown: Shown): Promise<Forms> =>
  browser.show({ ...shown, placed: oneContent, locale: 'id' }, (page) => measureForms(page, parts))

const pairs = Face.options.flatMap((one, i) =>
  Face.options.slice(i + 1).map((other) => [one, other] as const),
)

/** What two faces have in common in a part that has the same form in both. */
const shared = (name: string, one: Forms, other: Forms): string[] => {
  const [a, b] = [one[name] ?? {}, other[name] ?? {}]
  if (!isSameForm(a, b)) return []
  const different = differences(a, b)
  const equal = Object.entries(a).filter(([feature]) => !different.includes(feature))
  return [
    `${name}: different in ${different.join(', ') || 'nothing'}; equal in ${equal.map(([feature, value]) => `${feature} (${value})`).join(', ')}`,
  ]
}

test.each([390, 1280] as const)(
  'no two faces share the form of a header, hero, card or list at %s',
  async (width) => {
    const forms = new Map<string, Forms>()
    for (const face of Face.options)
      forms.set(face, await formsOf({ face, width, scheme: 'light' }))
    const found = pairs.flatMap(([one, other]) =>
      parts.flatMap(({ name }) =>
        shared(name, forms.get(one) ?? {}, forms.get(other) ?? {}).map(
          (line) => `${one} and ${other}, ${line}`,
        ),
      ),
    )
    expect(found).toEqual([])
  },
)

test('colour alone makes no other form: a face in the dark has the form that it has in the light', async () => {
  const light = await formsOf({ face: 'newsroom', width: 1280, scheme: 'light' })
  const dark = await formsOf({ face: 'newsroom', width: 1280, scheme: 'dark' })
  for (const { name } of parts) expect(isSameForm(light[name] ?? {}, dark[name] ?? {})).toBe(true)
})
