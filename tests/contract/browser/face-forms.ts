/** The form of one part of a page in a face: features by name, each with one of few values. Colour is none of them. */
export type Form = Readonly<Record<string, string>>

/** What is measured of a part: its own element, an element that repeats in it, and named elements in either. */
export interface Part {
  name: string
  root: string
  item?: string
  pieces: Readonly<Record<string, string>>
}

/** The parts of one page whose forms are compared. */
export const parts: readonly Part[] = [
  {
    name: 'header',
    root: '.header',
    pieces: {
      brand: '.header-brand',
      menu: '.header-list',
      opener: '.header-open',
      action: '.header-action',
    },
  },
  {
    name: 'hero',
    root: '.hero',
    pieces: {
      title: 'h1',
      lead: '.lead',
      action: '.button',
      picture: '.hero-media',
      facts: '.hero-facts',
    },
  },
  {
    name: 'card',
    root: '.classes ul:has(> .class-card)',
    item: '.class-card',
    pieces: {
      badge: '.badge',
      title: 'h3',
      text: '.class-text',
      picture: '.cover',
      facts: 'dl > div',
    },
  },
  {
    name: 'list',
    root: '.posts .post-items',
    item: 'li',
    pieces: { title: 'h2, h3', text: 'p', picture: '.cover', facts: 'time' },
  },
]

/** The forms of parts by their names. Runs in the browser. */
export function formsOnPage(wanted: readonly Part[]): Record<string, Form> {
  const body = parseFloat(getComputedStyle(document.body).fontSize)

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const seenIn = (root: Element, selector: string) =>
    [...root.querySelectorAll(selector)].filter((element) => isSeen(element))

  /** One of the names, by the first bound that a number is below. */
  const step = (value: number, bounds: readonly [number, string][], beyond: string) =>
    bounds.find(([bound]) => value < bound)?.[1] ?? beyond

  const across = (box: DOMRect, around: DOMRect) => {
    if (box.width > around.width * 0.85) return 'full'
    const centre = (box.left + box.width / 2 - around.left) / around.width
    return step(
      centre,
      [
        [0.4, 'start'],
        [0.6, 'centre'],
      ],
      'end',
    )
  }

  const shape = ({ width, height }: DOMRect) =>
    step(
      width / height,
      [
        [0.85, 'tall'],
        [1.2, 'square'],
        [2.2, 'wide'],
      ],
      'strip',
    )

  const share = (box: DOMRect, around: DOMRect) =>
    step(
      (box.width * box.height) / (around.width * around.height),
      [
        [0.15, 'small'],
        [0.4, 'part'],
        [0.7, 'most'],
      ],
      'all',
    )

  const frameOf = (element: Element) => {
    const style = getComputedStyle(element)
    const sides = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
      const width = parseFloat(style.getPropertyValue(`border-${side}-width`))
      const isDrawn =
        !/^(none|hidden)$/.test(style.getPropertyValue(`border-${side}-style`)) && width > 0
      return isDrawn ? [side + (width >= 2.5 ? ' thick' : '')] : []
    })
    const { height } = element.getBoundingClientRect()
    const radius = parseFloat(style.borderTopLeftRadius) || 0
    const isFilled =
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none'
    return {
      border: sides.join(', ') || 'none',
      corners:
        radius < 1 ? 'square' : radius >= height / 2 - 1 ? 'pill' : radius <= 8 ? 'small' : 'round',
      ground: isFilled ? 'own' : 'none',
      shadow: style.boxShadow === 'none' ? 'none' : 'cast',
    }
  }

  const typeOf = (element: Element) => {
    const deepest = element.querySelector('a') ?? element
    const style = getComputedStyle(deepest)
    const size = parseFloat(getComputedStyle(element).fontSize) / body
    return {
      size: step(
        size,
        [
          [1.1, 'text'],
          [1.45, 'small'],
          [2, 'middle'],
          [3, 'large'],
          [4.5, 'huge'],
        ],
        'giant',
      ),
      weight: step(
        Number(style.fontWeight),
        [
          [400, 'light'],
          [550, 'regular'],
          [750, 'bold'],
        ],
        'heavy',
      ),
      letters:
        [
          style.textTransform === 'uppercase' && 'capitals',
          style.fontStyle === 'italic' && 'italic',
          /mono/i.test(style.fontFamily.split(',')[0] ?? '') && 'mono',
        ]
          .filter(Boolean)
          .join(' ') || 'plain',
      align: style.textAlign === 'center' ? 'centre' : 'start',
    }
  }

  const prefixed = (prefix: string, values: object): [string, string][] =>
    Object.entries(values).map(([name, value]) => [`${prefix} ${name}`, String(value)])

  const arrangement = (around: Element, pieces: Part['pieces']) => {
    const box = around.getBoundingClientRect()
    const found = Object.entries(pieces).flatMap(([name, selector]) => {
      const [first] = seenIn(around, selector)
      return first ? [{ name, element: first, at: first.getBoundingClientRect() }] : []
    })
    const ordered = found.toSorted((a, b) =>
      Math.abs(a.at.top - b.at.top) > 12 ? a.at.top - b.at.top : a.at.left - b.at.left,
    )
    const rows = ordered.map(({ name, at }, i) => {
      const last = ordered[i - 1]
      const isBeside = last !== undefined && at.top < last.at.bottom - 4
      return (i === 0 ? '' : isBeside ? ' | ' : ' / ') + name
    })
    const values: [string, string][] = [['order', rows.join('')]]
    for (const { name, at } of found) values.push([`${name} place`, across(at, box)])
    const picture = found.find(({ name }) => name === 'picture')
    if (picture) {
      values.push(['picture shape', shape(picture.at)], ['picture share', share(picture.at, box)])
      values.push([
        'picture edge',
        picture.at.left <= 1 || picture.at.right >= innerWidth - 1 ? 'bleeds' : 'inside',
      ])
    }
    const title = found.find(({ name }) => name === 'title' || name === 'menu' || name === 'brand')
    if (title) values.push(...prefixed('title', typeOf(title.element)))
    return values
  }

  const listing = (root: Element, selector: string): [string, string][] => {
    const items = seenIn(root, selector).map((item) => item.getBoundingClientRect())
    const lefts = new Set(items.map(({ left }) => Math.round(left / 8)))
    const widths = items.map(({ width }) => width)
    const [first] = items
    return [
      ['columns', String(lefts.size)],
      ['widths', Math.max(...widths) > Math.min(...widths) * 1.2 ? 'unequal' : 'equal'],
      [
        'gaps',
        items.some(
          ({ left, top }) =>
            first !== undefined &&
            ((Math.abs(left - first.right) < 2 && top < first.bottom) ||
              Math.abs(top - first.bottom) < 2),
        )
          ? 'none'
          : 'some',
      ],
      ['scrolls', root.scrollWidth > root.clientWidth + 2 ? 'sideways' : 'no'],
    ]
  }

  const formOf = ({ name, root, item, pieces }: Part): Form => {
    const [element] = seenIn(document.body, root)
    if (element === undefined) throw new Error(`${name} is not on the page`)
    const one = item === undefined ? element : seenIn(element, item)[0]
    if (one === undefined) throw new Error(`${name} has no item`)
    const box = element.getBoundingClientRect()
    const own: [string, string][] =
      item === undefined
        ? [
            ['part place', across(box, new DOMRect(0, 0, innerWidth, innerHeight))],
            [
              'part shape',
              step(
                box.width / box.height,
                [
                  [1, 'tall'],
                  [2, 'screen'],
                  [6, 'wide'],
                ],
                'bar',
              ),
            ],
            ['position', getComputedStyle(element).position],
          ]
        : listing(element, item)
    const facts =
      pieces['facts'] === undefined
        ? []
        : seenIn(one, pieces['facts']).map((fact) => fact.className || 'fact')
    return Object.fromEntries([
      ...own,
      ...arrangement(one, pieces),
      ...prefixed('frame', frameOf(one)),
      ['facts', facts.join(', ') || 'none'],
    ])
  }

  return Object.fromEntries(wanted.map((part) => [part.name, formOf(part)]))
}
