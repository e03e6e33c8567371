import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Part } from './face-forms.ts'

type Feature = [name: string, value: string]

/** The forms of parts on a page, by their names. */
export async function measureForms(page: Page, parts: readonly Part[]): Promise<Forms> {
  // Functions of this file, which is why they are declarations without imports; what they return is checked here.
  const functions = inBrowser.map(String).join('\n')
  const source = `(() => { ${functions}\nreturn ${JSON.stringify(parts)}.map(formOf) })()`
  const found = z.array(Form).parse(await page.evaluate(source))
  return Object.fromEntries(parts.map(({ name }, i) => [name, found[i] ?? {}]))
}

const Form = z.record(z.string(), z.string())
type Form = z.output<typeof Form>
export type Forms = Readonly<Record<string, Form>>

const inBrowser = [
  formOf,
  wholeFeatures,
  listFeatures,
  placeFeatures,
  pictureFeatures,
  frameFeatures,
  typeFeatures,
  orderOf,
  seenIn,
  step,
  acrossOf,
]

/** Every feature of a part. */
function formOf({ name, root, item, pieces, framed, facts }: Part): Form {
  const [part] = seenIn(document.body, root)
  if (part === undefined) throw new Error(`${name} is not on the page`)
  const items = item === undefined ? [part] : seenIn(part, item)
  const [one, other] = items
  if (one === undefined) throw new Error(`${name} has no item`)
  const shown = (around: Element) =>
    seenIn(around, facts).map((fact) => fact.className.split(' ')[0] || fact.localName)
  return Object.fromEntries([
    ...(item === undefined ? wholeFeatures(part) : listFeatures(part, items)),
    ...placeFeatures('', one, pieces),
    ...(other ? placeFeatures('other ', other, pieces) : []),
    ...frameFeatures('own', one),
    ...Object.entries(framed).flatMap(([piece, selector]) =>
      seenIn(one, selector)
        .slice(0, 1)
        .flatMap((element) => frameFeatures(piece, element)),
    ),
    ['facts', shown(one).join(', ') || 'none'],
  ])
}

/** Where a part of the page is, and its shape. */
function wholeFeatures(part: Element): Feature[] {
  const box = part.getBoundingClientRect()
  const shape = step(box.width / box.height, [1, 2, 6], ['tall', 'screen', 'wide', 'bar'])
  const half = box.top + scrollY > innerHeight / 2 ? 'bottom' : 'top'
  return [
    ['place', acrossOf(box, new DOMRect(0, 0, innerWidth, innerHeight))],
    ['shape', shape],
    ['half of the screen', half],
  ]
}

/** The columns, gaps and lines of a list. */
function listFeatures(list: Element, items: readonly Element[]): Feature[] {
  const boxes = items.map((item) => item.getBoundingClientRect())
  const columns = new Set(boxes.map(({ left }) => Math.round(left / 8))).size
  const widths = boxes.map(({ width }) => width)
  const touches = boxes.slice(1).some((box, i) => {
    const before = boxes[i]
    if (before === undefined) return false
    const isBeside = box.top < before.bottom - 2
    return Math.abs(isBeside ? box.left - before.right : box.top - before.bottom) < 2
  })
  return [
    ['columns', String(columns)],
    ['widths', Math.max(...widths) > Math.min(...widths) * 1.2 ? 'unequal' : 'equal'],
    ['gaps', touches ? 'none' : 'some'],
    ['scrolls', list.scrollWidth > list.clientWidth + 2 ? 'sideways' : 'no'],
    ...frameFeatures('other', items[1] ?? list),
  ]
}

/** The order of named elements, and the place of each in what is around them. */
function placeFeatures(of: string, around: Element, pieces: Part['pieces']): Feature[] {
  const box = around.getBoundingClientRect()
  const found = Object.entries(pieces).flatMap(([name, selector]) => {
    const [element] = seenIn(around, selector)
    return element ? [{ name, element, at: element.getBoundingClientRect() }] : []
  })
  const picture = found.find(({ name }) => name === 'picture')
  const features: Feature[] = [
    ['order', orderOf(found)],
    ...found.map(({ name, at }): Feature => [`${name} place`, acrossOf(at, box)]),
    ...found.map(({ name, at }): Feature => {
      const begin = (at.left - box.left) / box.width
      return [`${name} begins`, step(begin, [0.15, 0.3, 0.45, 0.6], ['at 0', '2', '3', '4', '5'])]
    }),
    ...(picture ? pictureFeatures(picture.at, box) : []),
    ...(found[0] ? typeFeatures(found[0].element) : []),
  ]
  return features.map(([name, value]) => [
    name.startsWith('type ') ? `type ${of}${name.slice(5)}` : of + name,
    value,
  ])
}

/** Which elements are beside one another (`|`) and which below (`/`). */
function orderOf(found: readonly { name: string; at: DOMRect }[]): string {
  const ordered = found.toSorted(({ at: a }, { at: b }) =>
    Math.abs(a.top - b.top) > 12 ? a.top - b.top : a.left - b.left,
  )
  const signs = ordered.map(({ name, at }, i) => {
    const before = ordered[i - 1]?.at
    if (before === undefined) return name
    return (at.top < before.bottom - 4 ? ' | ' : ' / ') + name
  })
  return signs.join('')
}

function pictureFeatures(at: DOMRect, around: DOMRect): Feature[] {
  const share = (at.width * at.height) / (around.width * around.height)
  const bleeds = at.left <= 1 || at.right >= innerWidth - 1
  return [
    [
      'picture shape',
      step(at.width / at.height, [0.85, 1.2, 2.2], ['tall', 'square', 'wide', 'strip']),
    ],
    ['picture share', step(share, [0.15, 0.4, 0.7], ['small', 'part', 'most', 'all'])],
    ['picture edge', bleeds ? 'bleeds' : 'inside'],
  ]
}

/** The lines, corners, ground and shadow of an element; of colours only whether there is one. */
function frameFeatures(of: string, element: Element): Feature[] {
  const style = getComputedStyle(element)
  const lines = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
    const width = parseFloat(style.getPropertyValue(`border-${side}-width`))
    const isClear = style.getPropertyValue(`border-${side}-color`) === 'rgba(0, 0, 0, 0)'
    return width === 0 || isClear ? [] : [width >= 2.5 ? `${side} thick` : side]
  })
  if (style.textDecorationLine.includes('underline')) lines.push('underline')
  const marks = ['before', 'after'].filter((side) => {
    const { content, display } = getComputedStyle(element, `::${side}`)
    return content !== 'none' && display !== 'none'
  })
  const radius = parseFloat(style.borderTopLeftRadius) || 0
  const half = element.getBoundingClientRect().height / 2
  const corners = radius >= half - 1 ? 'pill' : step(radius, [1, 9], ['square', 'small', 'round'])
  const isBare = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none'
  return [
    [`${of} lines`, lines.join(', ') || 'none'],
    [`${of} marks`, marks.join(', ') || 'none'],
    [`${of} corners`, corners],
    [`${of} ground`, isBare ? 'none' : 'own'],
    [`${of} shadow`, style.boxShadow === 'none' ? 'none' : 'cast'],
    [`${of} turn`, style.rotate === 'none' && style.transform === 'none' ? 'none' : 'turned'],
  ]
}

function typeFeatures(element: Element): Feature[] {
  const style = getComputedStyle(element.querySelector('a') ?? element)
  const body = parseFloat(getComputedStyle(document.body).fontSize)
  const size = parseFloat(getComputedStyle(element).fontSize) / body
  const isMono = /mono/i.test(style.fontFamily.split(',')[0] ?? '')
  return [
    ['type size', step(size, [1.1, 1.45, 2, 3, 4.5], ['text', '1', '2', '3', '4', '5'])],
    [
      'type weight',
      step(Number(style.fontWeight), [400, 550, 750], ['light', 'regular', 'bold', 'heavy']),
    ],
    ['type case', style.textTransform === 'uppercase' ? 'capitals' : 'as written'],
    ['type family', (isMono ? 'mono ' : '') + style.fontStyle],
    ['type align', style.textAlign === 'center' ? 'centre' : 'start'],
  ]
}

function seenIn(root: Element, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  })
}

/** The name of the first bound that a value is below; the last name is of what is beyond all. */
function step(value: number, bounds: readonly number[], names: readonly string[]): string {
  const found = bounds.findIndex((bound) => value < bound)
  return names[found === -1 ? bounds.length : found] ?? ''
}

function acrossOf(box: DOMRect, around: DOMRect): string {
  if (box.width > around.width * 0.85) return 'full'
  const centre = (box.left + box.width / 2 - around.left) / around.width
  return step(centre, [0.4, 0.6], ['start', 'centre', 'end'])
}
