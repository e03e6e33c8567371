import { expect, test } from 'vitest'
import { namesIn, withoutClosed } from './names-in-html.ts'

const read = (html: string) => {
  const { tags, lists, attributes } = namesIn(html)
  return [[...tags].slice(4), [...lists], [...attributes]]
}

test('tags, class attributes and attributes are read, and nothing of what is written between tags', () => {
  const html =
    '<p class="a b" hidden>1 < 2 class="x" &lt;i&gt;</p><!-- <b class="y"> --><svg viewBox="0 0 1 1"><path d="M0 > 1" class="c"/></svg>'
  expect(read(html)).toEqual([
    ['p', 'b', 'svg', 'path'],
    ['a b', 'y', 'c'],
    ['class', 'hidden', 'viewBox', 'd'],
  ])
})

test('a value may have the other quote, a tag may end at once, and any text is read to its end', () => {
  expect(read(`<a title='say "x"' data-a="it's"><br/><input value=""/>`)).toEqual([
    ['a', 'br', 'input'],
    [],
    ['title', 'data-a', 'value'],
  ])
  for (const html of ['', '<', '<a', '<a b', '<a b=', '<a b="', '<a b="c', '</', '<a "b">'])
    expect(() => namesIn(html)).not.toThrow()
})

test('what a closed element hides is left out', () => {
  const closed = '<details class="d"><summary>S</summary><p class="x">T</p></details>'
  expect(withoutClosed(closed)).toBe('<details class="d"><summary>S</summary></details>')
  expect(withoutClosed(closed.replace('"d"', '"d" open'))).toContain('class="x"')
})
