import { describe, expect, test } from 'vitest'
import { prepareStyles } from './styles.ts'

const select = (css: string, html: string, attributes = '') =>
  prepareStyles(css).select(html, attributes)
const card = '<div class="card wide">x</div>'

test('a rule stays when all of its classes are used, and goes when one is not', () => {
  const css = '.card{a:1}.card.wide{b:1}.card.open{c:1}.menu{d:1}.card .menu{e:1}'
  expect(select(css, card)).toBe('.card{a:1}.card.wide{b:1}')
})

test('of a list those selectors stay that can match', () => {
  expect(select('.menu,.card,.wide{a:1}.menu,.open{b:1}', card)).toBe('.card,.wide{a:1}')
})

test('rules for elements stay when the page has one, and those for all elements always', () => {
  expect(select('p,div{a:1}*,::before{b:1}html body main{c:1}DIV>b{d:1}', card)).toBe(
    'div{a:1}*,::before{b:1}html body main{c:1}',
  )
  expect(select('linearGradient{a:1}', '<svg><linearGradient/></svg>')).toBe('linearGradient{a:1}')
})

test('rules for parts of inputs stay when there is one, and those for shadow roots never', () => {
  const css = '::placeholder{a:1}::-webkit-date-and-time-value{b:1}:root,:host{c:1}'
  expect(select(css, card)).toBe(':root{c:1}')
  expect(select(css, '<input>')).toBe(
    '::placeholder{a:1}::-webkit-date-and-time-value{b:1}:root{c:1}',
  )
})

test('what :not() names need not be used', () => {
  expect(select('.card:not(.open){a:1}.card:not(.open):not(:is(.a,.b)){b:1}', card)).toBe(
    '.card:not(.open){a:1}.card:not(.open):not(:is(.a,.b)){b:1}',
  )
})

test('one choice of :is() and :where() is enough, and none is not', () => {
  const css =
    '.card:is(.open,.wide){a:1}.card:is(.open,.shut){b:1}:where(.card,.menu) div{c:1}:where(.x,.y:is(.card)) div{d:1}'
  expect(select(css, card)).toBe('.card:is(.open,.wide){a:1}:where(.card,.menu) div{c:1}')
})

test('media and other wrappers stay around what stays, and go when empty', () => {
  const css =
    '@media (width>=40rem){.card{a:1}.menu{b:1}}@supports (x:y){@media print{.wide{c:1}}}@media print{.menu{d:1}}'
  expect(select(css, card)).toBe(
    '@media (width>=40rem){.card{a:1}}@supports (x:y){@media print{.wide{c:1}}}',
  )
})

test('neighbours share their wrapper', () => {
  expect(select('@media print{.card{a:1}}@media print{.wide{b:1}}', card)).toBe(
    '@media print{.card{a:1}.wide{b:1}}',
  )
})

test('the order of layers stays, also when a layer is empty', () => {
  const css =
    '@layer theme, base, utilities;@layer utilities{.menu{a:1}.card{b:1}}@layer base{*{c:1}}'
  expect(select(css, card)).toBe(
    '@layer theme,base,utilities;@layer utilities{.card{b:1}}@layer base{*{c:1}}',
  )
  expect(select(css, '<p>')).toBe('@layer theme,base,utilities;@layer base{*{c:1}}')
})

test('layers that begin before the statement of a later one come before it', () => {
  const css = '@layer base{*{a:1}}@layer utilities{.card{b:1}}@layer face;'
  expect(select(css, card)).toBe(
    '@layer base,utilities,face;@layer base{*{a:1}}@layer utilities{.card{b:1}}',
  )
})

test('a sheet without a statement has its layers in the order in which they begin', () => {
  const css = '@layer theme{:root{--a:1px}}@layer base{.card{a:1}}@layer face{.card{a:2}}'
  expect(select(css, card)).toBe('@layer theme,base,face;@layer face{.card{a:2}}')
})

test('rules keep the order of the sheet', () => {
  expect(select('.wide{a:1}.menu{b:1}.card{c:1}', card)).toBe('.wide{a:1}.card{c:1}')
})

test('variables of the theme stay when something that stays uses them, also through another', () => {
  const css =
    '@layer theme{:root{--a:1px solid var(--f);--b:var(--a);--c:var(--d);--d:2px;--f:red}}' +
    '@layer theme{:root{--e:clamp(1rem,5vw,2rem)}}' +
    '@layer utilities{.card{x:var(--b)}.menu{x:var(--c)}.wide{x:var(--unknown,var(--e));y:var(--e);z:var(--e);w:var(--e)}}'
  expect(select(css, `${card}<p style="color:var(--b)">`)).toBe(
    '@layer theme,utilities;@layer theme{:root{--b:1px solid red;--e:clamp(1rem,5vw,2rem)}}' +
      '@layer utilities{.card{x:var(--b)}.wide{x:var(--unknown,var(--e));y:var(--e);z:var(--e);w:var(--e)}}',
  )
})

test('variables that refer to each other end', () => {
  expect(select('@layer theme{:root{--a:var(--b);--b:var(--a)}}.card{x:var(--a)}', card)).toContain(
    '--b:var(--a)',
  )
})

test('registered properties stay when they are used', () => {
  const css =
    '.card{x:var(--a)}@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}'
  expect(select(css, card)).toContain('@property --a{')
  expect(select(css, card)).not.toContain('@property --b')
})

test('a rule for another face of the layout goes', () => {
  const css =
    'html[data-shape="round"] .card{a:1}html[data-shape=square] .card{b:1}html[data-shape=round] .menu{c:1}'
  expect(select(css, card, 'data-shape="round"')).toBe('html[data-shape="round"] .card{a:1}')
})

test('classes with signs of their own are found', () => {
  const css = String.raw`.md\:w-1\/2{a:1}.\[\&\>p\]\:m-0{b:1}.w-1\.5{c:1}.w-2\.5{d:1}`
  expect(select(css, '<p class="md:w-1/2 [&amp;&gt;p]:m-0 w-1.5">')).toBe(
    String.raw`.md\:w-1\/2{a:1}.\[\&\>p\]\:m-0{b:1}.w-1\.5{c:1}`,
  )
})

test('one sheet serves many pages, each its own part', () => {
  const styles = prepareStyles('.card{a:1}.menu{b:1}')
  expect(styles.select('<p class="card">', '')).toBe('.card{a:1}')
  expect(styles.select('<p class="menu">', '')).toBe('.menu{b:1}')
  expect(styles.select('<b class="card">other text</b>', '')).toBe('.card{a:1}')
})

test('the sheet of a face is sent only with that face, and only what the page needs of it', () => {
  const faces = new Map([
    ['calm', '@layer face{.card{b:1}.menu{c:1}}'],
    ['studio', '@layer face{.card{d:1}}'],
  ])
  const styles = prepareStyles('@layer theme,face;.card{a:1}', faces)
  const order = '@layer theme,face;'
  expect(styles.select(card, '')).toBe(`${order}.card{a:1}`)
  expect(styles.select(card, 'data-face="calm"', 'calm')).toBe(
    `${order}.card{a:1}@layer face{.card{b:1}}`,
  )
  expect(styles.select(card, '', 'studio')).toBe(`${order}.card{a:1}@layer face{.card{d:1}}`)
  expect(styles.select(card, '', 'unknown')).toBe(`${order}.card{a:1}`)
})

test('the rules of a face use the variables of the sheet of all', () => {
  const faces = new Map([['calm', '@layer face{.card{x:var(--a)}}']])
  const styles = prepareStyles('@layer theme{:root{--a:1px;--b:2px}}', faces)
  expect(styles.select(card, '', 'calm')).toBe('@layer theme;@layer face{.card{x:1px}}')
})

test('custom properties that nothing reads go, unless the page itself reads them', () => {
  const css = '.card{--a:1;--b:2;x:var(--a)}.wide{--c:3}'
  expect(select(css, card)).toBe('.card{--a:1;x:var(--a)}')
  expect(select(css, `${card}<path fill="var(--c)"/>`)).toBe('.card{--a:1;x:var(--a)}.wide{--c:3}')
})

test('animations stay when they are used', () => {
  const css = '.card{animation:turn 1s}@keyframes turn{to{a:1}}@keyframes fall{to{b:1}}'
  expect(select(css, card)).toBe('.card{animation:turn 1s}@keyframes turn{to{a:1}}')
})

test('what a later rule of the same selector always replaces goes', () => {
  const order = '@layer base,face;'
  const replaced = (css: string) => select(`${order}${css}`, card).slice(order.length)
  expect(replaced('@layer base{.card{a:1;b:1}}@layer face{.card{a:2}}')).toBe(
    '@layer base{.card{b:1}}@layer face{.card{a:2}}',
  )
  expect(replaced('@layer base{.card{a:1}.wide{b:1}.card{a:2}}')).toBe(
    '@layer base{.wide{b:1}.card{a:2}}',
  )
  expect(replaced('@layer base{@media x{.card{a:1}}}@layer face{.card{a:2}}')).toBe(
    '@layer face{.card{a:2}}',
  )
  expect(replaced('@layer base{.card,.wide{a:1}}@layer face{.wide{a:2}.card{a:3}}')).toBe(
    '@layer face{.wide{a:2}.card{a:3}}',
  )
})

test.each([
  ['in a layer of less weight', '@layer face{.card{a:1}}@layer base{.card{a:2}}'],
  ['under a condition', '@layer base{.card{a:1}@media x{.card{a:2}}}'],
  ['of another selector', '@layer base{.card{a:1}.card.wide{a:2}}'],
  ['of only one of its selectors', '@layer base{.card,.wide{a:1}.card{a:2}}'],
  ['without the weight of an important one', '@layer base{.card{a:1!important}.card.wide{a:2}}'],
  ['of less weight than one outside of layers', '.card{a:1}@layer face{.card{a:2}}'],
])('what is only replaced by a rule %s stays', (_, css) => {
  expect(select(`@layer base,face;${css}`, card)).toBe(`@layer base,face;${css}`)
})

test('two values of one rule stay: one of them is for other browsers', () => {
  const css = '.card{a:-x-fit;a:fit}'
  expect(select(css, card)).toBe(css)
  expect(select('.card{a:1;a:1}', card)).toBe('.card{a:1}')
})

describe('of a first screen', () => {
  const first = (css: string, html = card) => prepareStyles(css).selectFirst(html, '')

  test('rules for what its visitor does, and for paper, come later', () => {
    const css =
      '.card{a:1}.card:hover{b:1}.card:active,.card:focus{c:1}.card::placeholder{d:1}' +
      '.card:popover-open>.wide{e:1}@media print{.card{f:1}}@media (forced-colors:active){.card{g:1}}'
    expect(first(css, `${card}<input>`)).toBe('.card{a:1}')
    expect(select(css, `${card}<input>`)).toBe(css)
  })

  test('rules for attributes come later that nothing has', () => {
    const css = 'details[open]{a:1}[aria-current]{b:1}'
    expect(first(css, '<details><summary>x</summary></details>')).toBe('')
    expect(first(css, '<details open=""></details><a aria-current="page">x</a>')).toBe(css)
  })

  test('rules for what closed details hold come later, but for their summary', () => {
    const html =
      '<details class="card"><summary class="wide">x</summary><p class="menu">y</p></details>'
    const css = '.card{a:1}.wide{b:1}.menu{c:1}p{d:1}'
    expect(first(css, html)).toBe('.card{a:1}.wide{b:1}')
    expect(first(css, html.replace('class="card"', 'class="card" open=""'))).toBe(css)
  })

  test('declarations that show nothing come later', () => {
    expect(first('.card{a:1;transition:b 1s;cursor:pointer}.wide{cursor:help}')).toBe('.card{a:1}')
    expect(
      first('.card{a:1}.wide{content-visibility:auto;contain-intrinsic-block-size:auto 9rem}'),
    ).toBe('.card{a:1}')
  })
})

test('neighbours share their selector, and conditions have one form', () => {
  expect(select('.card{a:1}.card{b:1}', card)).toBe('.card{a:1;b:1}')
  expect(
    select(
      '@media not all and (min-width:4rem){.card{a:1}}@media not (width>=4rem){.card{b:1}}',
      card,
    ),
  ).toBe('@media (width<4rem){.card{a:1;b:1}}')
})
