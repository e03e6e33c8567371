import { describe, expect, test } from 'vitest'
import { prepareStyles } from './styles.ts'

const select = (css: string, html: string, attributes = '') =>
  prepareStyles(css).select(html, attributes)
const card = '<div class="card wide">x</div>'

describe('a custom property', () => {
  const root = '@layer theme,base;@layer theme{:root{--a:1px}}'
  const reading = (more: string, html = card) =>
    select(`${root}@layer base{.card{x:var(--a)}${more}}`, html)

  test('that one rule sets for the page is replaced by its value', () => {
    expect(reading('')).toBe('@layer theme,base;@layer base{.card{x:1px}}')
    expect(reading('.wide{y:calc(var(--a,2px) + var(--ab,3px))}')).toBe(
      '@layer theme,base;@layer base{.card{x:1px}.wide{y:calc(1px + var(--ab,3px))}}',
    )
  })

  test.each([
    ['another rule sets it', '.wide{--a:2px}', card],
    ['it is set under a condition', '@media print{:root{--a:2px}}', card],
    ['the HTML reads it', '', `${card}<p style="width:var(--a)">`],
    ['the HTML sets it', '', `${card}<p style="--a:3px">`],
  ])('stays where %s', (_, more, html) => {
    expect(reading(more, html)).toContain('.card{x:var(--a)}')
    expect(reading(more, html)).toContain(':root{--a:1px}')
  })

  test('of utilities that none sets gives way to its fallback, and one that a script sets does not', () => {
    const css = '.card{x:var(--tw-leading,var(--b));y:var(--height,0px)}:root{--b:1.5}'
    expect(select(css, card)).toBe('.card{x:1.5;y:var(--height,0px)}')
    expect(select(`${css}.wide{--tw-leading:2}`, card)).toContain('var(--tw-leading,1.5)')
  })

  test('has the value of the face where the layout has none of its own', () => {
    const css =
      '@layer base,face;@layer base{html{--a:1px;b:2}html[data-shape=round]{--a:9px}.card{x:var(--a)}}' +
      '@layer face{html:not([data-shape]){--a:2px}}'
    expect(select(css, card)).toBe('@layer base,face;@layer base{html{b:2}.card{x:2px}}')
    expect(select(css, card, 'data-shape="round"')).toBe(
      '@layer base,face;@layer base{html{b:2}.card{x:9px}}',
    )
  })
})
