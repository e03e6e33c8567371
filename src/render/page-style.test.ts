import { expect, test } from 'vitest'
import { view } from '#tests/made-up/document.ts'
import type { DrawnNode, DrawnPart } from './drawn-part.ts'
import { pageStyle } from './page-style.ts'
import { prepareStyles } from './styles.ts'

const css = '.used{color:red}.other{color:blue}'

/** Nodes as a cache has them: the same object for the same name. */
function drawnParts() {
  const nodes = new Map<string, DrawnNode>()
  const at = { node: { id: 'a' } } as unknown as Pick<DrawnNode, 'node'>
  return (html: string, isEarly?: true): DrawnPart => {
    const drawn = nodes.get(html) ?? { ...at, html }
    nodes.set(html, drawn)
    if (isEarly === undefined) return { html, drawn }
    return { html: html.replace(' loading="lazy"', ' fetchpriority="high"'), drawn, isEarly }
  }
}

const styles = prepareStyles(css)

function styleOf(on: ReturnType<typeof view>, parts: readonly DrawnPart[], isRare = false) {
  let selected = 0
  const html = parts.map((part) => part.html).join('')
  const { style } = pageStyle(on, styles, {
    parts,
    isRare,
    html,
    ends: [html.length],
    besides: -Infinity,
    select(part) {
      selected++
      return styles.select(part, '')
    },
    toStyle: (rules) => `/*${isRare ? 'rare' : ''}*/${rules}`,
  })
  return { style, selected }
}

test('pages whose nodes need the same rules share a style, which is chosen once', () => {
  const [on, part] = [view(), drawnParts()]
  const first = styleOf(on, [part('<p class="used">Satu</p>')])
  const second = styleOf(on, [part('<p class="used">Dua</p>')])
  expect(first.style).toBe('/**/.used{color:red}')
  expect(second.style).toBe(first.style)
  expect([first.selected, second.selected]).toEqual([1, 0])
})

test('another class or attribute, and a picture that is loaded first, choose another style', () => {
  const [on, part] = [view(), drawnParts()]
  const picture = '<img class="used" loading="lazy"/>'
  const pages = [
    [part('<p class="used"></p>')],
    [part('<p class="other"></p>')],
    [part('<p class="other" hidden=""></p>')],
    [part(picture)],
    [part(picture, true)],
    [part(picture)],
  ]
  const styles = pages.map((parts) => styleOf(on, parts))
  expect(styles.map(({ style }) => style)).toEqual([
    '/**/.used{color:red}',
    '/**/.other{color:blue}',
    '/**/.other{color:blue}',
    '/**/.used{color:red}',
    '/**/.used{color:red}',
    '/**/.used{color:red}',
  ])
  expect(styles.map(({ selected }) => selected)).toEqual([1, 1, 1, 1, 1, 0])
})

test('a page with a part that is no node is chosen for each time', () => {
  const [on, part] = [view(), drawnParts()]
  const parts = [part('<p class="used"></p>'), { html: '<p class="other"></p>' }]
  expect([styleOf(on, parts), styleOf(on, parts)].map(({ selected }) => selected)).toEqual([1, 1])
})

test('a page with rare characters has a style of its own', () => {
  const [on, part] = [view(), drawnParts()]
  const parts = [part('<p class="used"></p>')]
  expect(styleOf(on, parts).style).toMatch(/^\/\*\*\//)
  expect(styleOf(on, parts, true).style).toMatch(/^\/\*rare\*\//)
  expect(styleOf(on, parts).style).toMatch(/^\/\*\*\//)
})
