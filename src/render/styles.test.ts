import { expect, test } from 'vitest'
import { prepareStyles } from './styles.ts'

const select = (css: string, html: string, attributes = '') =>
  prepareStyles(css).select(html, attributes)
const card = '<div class="card wide">x</div>'

test('a rule stays when all of its classes are used, and goes when one is not', () => {
  const css = '.card{a:1}.card.wide{b:1}.card.open{c:1}.menu{d:1}.card .menu{e:1}'
  expect(select(css, card)).toBe('.card{a:1}.card.wide{b:1}')
})

test('one choice of a list is enough', () => {
  expect(select('.menu,.card{a:1}.menu,.open{b:1}', card)).toBe('.menu,.card{a:1}')
})

test('rules without classes always stay', () => {
  expect(select('p{a:1}*,::before{b:1}@font-face{font-family:x}', card)).toContain(
    'p{a:1}*,::before{b:1}',
  )
})

test('what :not() names need not be used', () => {
  expect(select('.card:not(.open){a:1}.card:not(.open):not(:is(.a,.b)){b:1}', card)).toBe(
    '.card:not(.open){a:1}.card:not(.open):not(:is(.a,.b)){b:1}',
  )
})

test('one choice of :is() and :where() is enough, and none is not', () => {
  const css =
    '.card:is(.open,.wide){a:1}.card:is(.open,.shut){b:1}:where(.card,.menu) p{c:1}:where(.x,.y:is(.card)) p{d:1}'
  expect(select(css, card)).toBe('.card:is(.open,.wide){a:1}:where(.card,.menu) p{c:1}')
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
    '@layer theme, base, utilities;@layer utilities{.menu{a:1}.card{b:1}}@layer base{p{c:1}}'
  expect(select(css, card)).toBe(
    '@layer theme, base, utilities;@layer utilities{.card{b:1}}@layer base{p{c:1}}',
  )
  expect(select(css, '<p>')).toBe('@layer theme, base, utilities;@layer base{p{c:1}}')
})

test('layers that begin before the statement of a later one come before it', () => {
  const css = '@layer base{p{a:1}}@layer utilities{.card{b:1}}@layer face;'
  expect(select(css, card)).toBe(
    '@layer base, utilities, face;@layer base{p{a:1}}@layer utilities{.card{b:1}}',
  )
})

test('rules keep the order of the sheet', () => {
  expect(select('.wide{a:1}.menu{b:1}.card{c:1}', card)).toBe('.wide{a:1}.card{c:1}')
})

test('variables of the theme stay when something that stays uses them, also through another', () => {
  const css =
    '@layer theme{:root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--e:3px}}' +
    '@layer utilities{.card{x:var(--b)}.menu{x:var(--c)}.wide{x:var(--unknown,var(--e))}}'
  expect(select(css, card)).toBe(
    '@layer theme{:root{--a:1px;--b:var(--a);--e:3px}}@layer utilities{.card{x:var(--b)}.wide{x:var(--unknown,var(--e))}}',
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
  const order = '@layer theme, face;'
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
  expect(styles.select(card, '', 'calm')).toContain('--a:1px')
  expect(styles.select(card, '', 'calm')).not.toContain('--b')
})
