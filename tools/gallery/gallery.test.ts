import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { prepareStyles } from '#src/render/styles.ts'
import { answerGallery } from './answer.ts'
import { readChoice } from './choice.ts'
import { examples, findExamples } from './examples.ts'
import { nodeOf } from './node-of.ts'
import { isOfGallery } from './open-gallery.ts'
import { withStandIns } from './stand-in.ts'
import { screensOf } from './take-screens.ts'

const styles = prepareStyles(
  '.one{color:red}',
  new Map([['calm', '[data-face="calm"]{color:blue}']]),
)
const open = (path: string) =>
  answerGallery(new URL(`http://localhost/_blocks${path}`), { base: '/_blocks', styles })

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
  },
})
const faultsOf = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ message }) => message))

test('the index links to every block', () => {
  const { status, html } = open('/')
  expect(status).toBe(200)
  for (const type of registry.keys()) expect(html).toContain(`href="/_blocks/${type}"`)
})

test('the pages of the gallery are valid HTML', () => {
  for (const path of ['/', '/?q=nothing-has-this', '/hero', '/columns'])
    expect(faultsOf(open(path).html), path).toEqual([])
})

test.each([
  ['type', 'appointment-form', 'appointment-form'],
  ['title and description, in any order and case', 'CARDS written', 'card-grid'],
])('the search finds a block by its %s', (_by, search, type) => {
  expect(findExamples(search).map(({ block }) => block.type)).toContain(type)
})

test('the search finds a block by each of its keywords', () => {
  for (const { block } of examples)
    for (const keyword of block.keywords ?? [])
      expect(findExamples(keyword).map(({ block: found }) => found.type)).toContain(block.type)
})

test('a search without a result says so and escapes nothing twice', () => {
  const { html } = open('/?q=%3Cb%3E%22')
  expect(html).toContain('No block has these words.')
  expect(html).toContain('value="&lt;b&gt;&quot;"')
})

test('an unknown block or page is not found', () => {
  expect(open('/no-such-block').status).toBe(404)
  expect(open('/hero/more').status).toBe(404)
})

test.each(examples.map((example) => [example.block.type, example] as const))(
  'every fixture of %s has a valid node, a page and a stage',
  (type, example) => {
    expect(Object.keys(example.fixtures)).toContain('filled')
    for (const fixture of Object.keys(example.fixtures)) {
      const node = nodeOf(example, fixture)
      expect(example.block.props.safeParse(node.props).success, fixture).toBe(true)
      const html = open(`/${type}?fixture=${fixture}`).html
      expect(html).toContain(`<option selected>${fixture}</option>`)
      const stage = open(`/${type}/stage?fixture=${fixture}&face=calm&scheme=dark`).html
      expect(/data-face="calm".* data-scheme="dark"/.test(stage), fixture).toBe(true)
      expect(stage.includes('<script'), fixture).toBe(false)
    }
  },
)

test('the page of a block lists its props and frames the stage that was chosen', () => {
  const { html } = open('/hero?width=390&face=studio&locale=en')
  expect(html).toContain('<th scope="row"><code>heading</code></th><td>yes</td>')
  expect(html).toContain('width="390"')
  expect(html).toContain('face=studio&amp;width=390&amp;scheme=light&amp;locale=en')
})

test('a stage has the sheet of its face only', () => {
  expect(open('/hero/stage?face=calm').html).toContain('color:blue')
  expect(open('/hero/stage').html).not.toContain('color:blue')
})

test('an unknown choice is the default', () => {
  const [example] = examples
  if (example === undefined) throw new Error('There is no block.')
  const query = new URLSearchParams('fixture=x&face=x&width=1&scheme=x&locale=x')
  expect(readChoice(example, query)).toMatchObject({
    fixture: 'filled',
    face: 'none',
    width: '1280',
    scheme: 'light',
  })
})

test('only paths of the gallery are answered by it', () => {
  const isGallery = (url: string) => isOfGallery({ url } as Parameters<typeof isOfGallery>[0])
  expect(['/_blocks', '/_blocks/', '/_blocks?q=a', '/_blocks/hero'].map(isGallery)).not.toContain(
    false,
  )
  expect(['/', '/_blocksx', '/a/_blocks/'].map(isGallery)).not.toContain(true)
})

test('pictures that do not exist are stand-ins', () => {
  const html = withStandIns('<img alt="a" srcset="/a.svg 2x" src="/a.svg"><a href="/a.svg">a</a>')
  expect(html).toMatch(/^<img alt="a" src="data:image\/svg\+xml,[^"]+"><a href="\/a.svg">a<\/a>$/)
})

test('screens are of each block in each face at two widths', () => {
  expect(screensOf(['hero'], ['calm', 'none']).map(({ file }) => file)).toEqual([
    'calm/hero-390.png',
    'calm/hero-1280.png',
    'none/hero-390.png',
    'none/hero-1280.png',
  ])
})

test('one content is shown in the face that is asked for', () => {
  const { status, html } = open('/_together?face=calm&locale=en')
  expect(status).toBe(200)
  expect(html).toMatch(/<html lang="en" [^>]*data-face="calm"/)
  for (const id of ['header', 'hero', 'class-grid', 'post-list', 'footer'])
    expect(html).toContain(`<div id="${id}">`)
  expect(open('/_together/more').status).toBe(404)
})
