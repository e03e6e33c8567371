import { type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { isSafeAddress } from '#schemas/address.ts'

/** Where a picture may come from: this site or another one, and no data of a pasted page. */
const isPicture = (src: string) => /^(\/(?!\/)|https:\/\/)/.test(src) && isSafeAddress(src, true)

/** Where a link may lead to. */
export const isLink = (href: string): boolean =>
  /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(href) && isSafeAddress(href)

/** The attributes that an element has, without those that it lacks. */
const attributesOf = (names: readonly string[], element: HTMLElement): Attrs =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))

const present = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >

const pictureAttributes = {
  src: {},
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
}

const picture = (rest: NodeSpec, context?: string): NodeSpec => ({
  ...rest,
  attrs: pictureAttributes,
  draggable: true,
  parseDOM: [
    {
      tag: 'img[src]',
      ...(context === undefined ? {} : { context, priority: 60 }),
      getAttrs: (element) =>
        isPicture(element.getAttribute('src') ?? '') &&
        attributesOf(['src', 'alt', 'width', 'height'], element),
    },
  ],
  toDOM: ({ attrs }) => ['img', present(attrs)],
})

const plain = (tag: string, content: string, rest: NodeSpec = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...rest,
})

const section = (tag: string): NodeSpec => plain(tag, 'table_row+', { isolating: true })

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  attrs: { colspan: { default: null }, rowspan: { default: null }, scope: { default: null } },
  parseDOM: [
    { tag, getAttrs: (element) => attributesOf(['colspan', 'rowspan', 'scope'], element) },
  ],
  toDOM: ({ attrs }) => [tag, present(attrs), 0],
})

/** Headings of a page begin below its own; smaller ones than h4 become h4. */
const headingLevels: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** What a text may hold: exactly the elements that the sanitiser of the server keeps. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: plain('p', 'inline*', { group: 'block' }),
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: Object.entries(headingLevels).map(([tag, level]) => ({ tag, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
    },
    bullet_list: plain('ul', 'list_item+', { group: 'block' }),
    ordered_list: plain('ol', 'list_item+', { group: 'block' }),
    list_item: plain('li', 'paragraph block*', { defining: true }),
    blockquote: plain('blockquote', 'block+', { group: 'block', defining: true }),
    code_block: {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    figure: plain('figure', '(figure_picture | table)? figcaption?', {
      group: 'block',
      isolating: true,
    }),
    figure_picture: picture({}, 'figure/'),
    figcaption: plain('figcaption', 'inline*'),
    table: plain('table', 'caption? (thead | tbody | tfoot | table_row)+', {
      group: 'block',
      isolating: true,
    }),
    caption: plain('caption', 'inline*'),
    thead: section('thead'),
    tbody: section('tbody'),
    tfoot: section('tfoot'),
    table_row: plain('tr', '(table_cell | table_header)*'),
    table_cell: cell('td'),
    table_header: cell('th'),
    picture: picture({ inline: true, group: 'inline' }),
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) =>
            isLink(element.getAttribute('href') ?? '') && attributesOf(['href'], element),
        },
      ],
      toDOM: ({ attrs }) => ['a', present(attrs), 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
