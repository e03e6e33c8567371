import { escape } from '#src/render/escape.ts'
import { propRows } from '#tools/generate/blocks-reference.ts'
import { faces, schemes, toQuery, widths, type Choice } from './choice.ts'
import { examples, findExamples, type Example } from './examples.ts'
import { galleryScript, gallerySheet } from './gallery-sheet.ts'
import { nodeOf } from './node-of.ts'

const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${gallerySheet}</style></head>` +
  `<body><main class="page">${body}</main><script type="module">${galleryScript}</script></body></html>`

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** The page with every block that the search finds, by category. */
export function drawIndex(base: string, search: string): string {
  const found = findExamples(search)
  const categories = [...new Set(found.map(({ block }) => block.category))].toSorted()
  const groups = categories.map((category) => {
    const cards = found.filter(({ block }) => block.category === category)
    return `<h2>${category}</h2><ul class="cards">${cards.map((one) => card(base, one)).join('')}</ul>`
  })
  const none = '<p>No block has these words. Search for fewer, or for what the block shows.</p>'
  return page(
    'Gallery of blocks',
    `<h1>Gallery of blocks</h1><p class="muted">${found.length} of ${count(examples.length, 'block')}</p>` +
      `<form action="${base}/" role="search"><label class="grow">Type, title, description or keyword` +
      `<input type="search" name="q" value="${escape(search)}"></label><button type="submit">Search</button></form>` +
      (found.length === 0 ? none : groups.join('')),
  )
}

const card = (base: string, { block, fixtures }: Example): string =>
  `<li><h3><a href="${base}/${block.type}">${escape(block.title)}</a></h3><code>${block.type}</code>` +
  `<p>${escape(block.description)}</p><span class="muted">${count(Object.keys(fixtures).length, 'fixture')}</span></li>`

/** The page of one block: its stage with the controls, a node to copy and its props. */
export function drawBlockPage(base: string, example: Example, choice: Choice): string {
  const { block } = example
  const stage = escape(`${base}/${block.type}/stage?${toQuery(choice)}`)
  const wakes =
    block.island === undefined
      ? ''
      : ' It wakes in the browser; the stage shows what the server sends.'
  return page(
    `${block.title}: gallery of blocks`,
    `<p><a href="${base}/">All blocks</a></p><h1>${escape(block.title)}</h1>` +
      `<p><code>${block.type}</code> · ${block.category}</p><p>${escape(block.description)}${wakes}</p>` +
      controls(example, choice) +
      `<section class="stage" tabindex="0" aria-label="Stage"><iframe src="${stage}" title="${escape(block.title)}, ${choice.fixture}" width="${choice.width}"></iframe></section>` +
      `<p><a href="${stage}">The stage alone</a></p>` +
      nodeSection(example, choice) +
      propsSection(example),
  )
}

function controls({ fixtures }: Example, choice: Choice): string {
  const lists = {
    fixture: Object.keys(fixtures),
    face: faces,
    width: widths,
    scheme: schemes,
    locale: ['id', 'en'],
  }
  const selects = Object.entries(lists).map(([name, values]) => {
    const chosen = choice[name as keyof Choice]
    const options = values.map(
      (value) => `<option${value === chosen ? ' selected' : ''}>${escape(value)}</option>`,
    )
    const label = name.charAt(0).toUpperCase() + name.slice(1)
    return `<label>${label}<select name="${name}">${options.join('')}</select></label>`
  })
  return `<form>${selects.join('')}<button type="submit">Show</button></form>`
}

function nodeSection(example: Example, { fixture }: Choice): string {
  const node = nodeOf(example, fixture)
  const slots = node.slots ? '<p class="muted">Its slots take nodes of your own.</p>' : ''
  return (
    `<h2>Node</h2>${slots}<section class="scroll" tabindex="0" aria-label="Node as JSON"><pre id="node">${escape(JSON.stringify(node, null, 2))}</pre></section>` +
    '<button type="button" id="copy" hidden>Copy the node</button> <span id="copied" role="status"></span>'
  )
}

function propsSection({ block }: Example): string {
  const rows = propRows(block).map(
    ({ name, isRequired, kind, about }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${isRequired ? 'yes' : 'no'}</td><td>${escape(kind)}</td><td>${escape(about)}</td></tr>`,
  )
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, { title }]) => `<li><code>${name}</code>: ${escape(title)}</li>`,
  )
  const heads = ['Prop', 'Required', 'Value', 'About'].map((text) => `<th scope="col">${text}</th>`)
  return (
    `<h2>Props</h2><section class="scroll" tabindex="0" aria-label="Props"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></section>` +
    (slots.length > 0 ? `<h2>Slots</h2><ul>${slots.join('')}</ul>` : '')
  )
}
