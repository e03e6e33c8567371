import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument, type Diagnostic } from 'vscode-json-languageservice'
import { registry } from '#blocks/registry.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { ofOwnLayouts } from '#tests/own-layouts.ts'

const root = pathToFileURL(`${process.cwd()}/`).href

/** The language service of VS Code: finds schemas by file path and resolves references relative to them. */
const editor = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: (uri) => readFile(new URL(uri), 'utf8'),
})
editor.configure({
  validate: true,
  schemas: [
    { uri: `${root}schemas/json/page.json`, fileMatch: ['**/pages/*.json'] },
    { uri: `${root}schemas/json/layout.json`, fileMatch: ['**/layout.json'] },
    { uri: `${root}schemas/json/routes.json`, fileMatch: ['**/routes.json'] },
    { uri: `${root}schemas/json/shell.json`, fileMatch: ['**/shell.json'] },
    { uri: `${root}schemas/json/overlay.json`, fileMatch: ['**/overlays/*.json'] },
  ],
})

const open = (text: string, path: string) => {
  const document = TextDocument.create(`${root}layouts/coba/${path}`, 'json', 1, text)
  return { document, json: editor.parseJSONDocument(document) }
}

/** The labels of the completions at `|`. */
async function offered(text: string, path = 'pages/home.json') {
  const { document, json } = open(text.replace('|', ''), path)
  const list = await editor.doComplete(document, document.positionAt(text.indexOf('|')), json)
  return new Map(list?.items.map((item) => [item.label, item]))
}

/** Completion text: strings as they are, other values as JSON. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

async function hovered(text: string, path = 'pages/home.json'): Promise<string> {
  const { document, json } = open(text.replace('|', ''), path)
  const hover = await editor.doHover(document, document.positionAt(text.indexOf('|')), json)
  return wordsOf(hover?.contents)
}

/** The text ranges that have a diagnostic. */
async function underlined(text: string, path = 'pages/home.json'): Promise<string[]> {
  const { document, json } = open(text, path)
  const found = await editor.doValidation(document, json)
  const describeDiagnostic = ({ range, message }: Diagnostic) =>
    `${document.getText(range)} ${wordsOf(message)}`
  return found.map(describeDiagnostic)
}

const types = [...registry.keys()]
const quoted = (names: readonly string[]) => names.map((name) => JSON.stringify(name))

/** The text with `inner` at each position where a manifest may hold a node. */
const positions = {
  'a page': (inner: string) => `{ "blocks": [${inner}] }`,
  'a slot': (inner: string) =>
    `{ "blocks": [{ "id": "a", "type": "rich-text", "slots": { "body": [${inner}] } }] }`,
  'an insertion': (inner: string) =>
    `{ "patch": [{ "op": "insert", "where": "end", "node": ${inner} }] }`,
  'a replacement': (inner: string) =>
    `{ "patch": [{ "op": "replace", "at": "a", "node": ${inner} }] }`,
}

const shell = {
  'a header': (inner: string) => `{ "shell": { "header": [${inner}] } }`,
  'a patch of the shell': (inner: string) =>
    `{ "shell": { "patch": [{ "op": "insert", "where": "end", "slot": "header", "node": ${inner} }] } }`,
}

const all = [
  ...Object.entries(positions).map(
    ([place, within]) => [place, 'pages/home.json', within] as const,
  ),
  ...['layout.json', 'shell.json'].flatMap((file) =>
    Object.entries(shell).map(([place, within]) => [`${place}, in ${file}`, file, within] as const),
  ),
  [
    'a page of an overlay',
    'overlays/situs.json',
    (inner: string) => `{ "overlay": 1, "pages": { "home": ${positions['a page'](inner)} } }`,
  ] as const,
]

describe.each(all)('a node in %s', (_place, path, within) => {
  test('completes every block with its description', async () => {
    const found = await offered(within('{ "id": "b", "type": | }'), path)
    expect([...found.keys()]).toEqual(quoted(types))
    for (const { type, description } of registry.values())
      expect(found.get(JSON.stringify(type))?.documentation).toContain(description)
  })

  test('completes the props of its block only, each with its description', async () => {
    const found = await offered(
      within('{ "id": "b", "type": "hero", "v": 2, "props": { | } }'),
      path,
    )
    expect([...found.keys()]).toEqual(Object.keys(registry.get('hero')?.props.shape ?? {}))
    expect(found.get('heading')?.documentation).toBe('Heading. The page’s only main heading.')
    expect(found.get('band')?.textEdit?.newText).toBe('"band": "${1:plain}"')
  })

  test('completes the values of a prop', async () => {
    const found = await offered(
      within('{ "id": "b", "type": "hero", "v": 2, "props": { "look": | } }'),
      path,
    )
    const references = ['{ $bind }', '{ $route }', '{ $query }']
    const looks = ['"split"', '"centered"', '"editorial"', '"banner"', '"front"', '"sheet"']
    expect([...found.keys()].toSorted()).toEqual([...looks, ...references].toSorted())
  })

  test('shows the description of a prop on hover', async () => {
    const node = '{ "id": "b", "type": "hero", "v": 2, "props": { "hea|ding": "Halo" } }'
    expect(await hovered(within(node), path)).toContain('The page’s only main heading')
  })

  test('underlines a wrong prop, value and key, and nothing else', async () => {
    const props = '{ "heading": "Halo", "loook": 1, "look": "splitt" }'
    const node = `{ "id": "b", "type": "hero", "v": 2, "props": ${props}, "porps": {} }`
    const found = await underlined(within(node), path)
    expect(found.filter((line) => !line.includes('Missing property')).toSorted()).toEqual([
      '"loook" Property loook is not allowed.',
      '"porps" Property porps is not allowed.',
      '"splitt" Value is not accepted. Valid values: "split", "centered", "editorial", "banner", "front", "sheet".',
    ])
  })
})

test('every block is completed with its required props where a node may begin', async () => {
  const found = await offered('{ "blocks": [|] }')
  expect([...found.keys()]).toEqual(types)
  for (const [type, { textEdit }] of found) {
    const text = (textEdit?.newText ?? '').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    const node = text.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\d+/g, '')
    const reported = await underlined(`{ "blocks": [${node}] }`)
    expect(
      reported.filter((line) => line.includes('Missing')),
      type,
    ).toEqual([])
  }
})

test('a text is completed in one language or in each, and as a binding', async () => {
  const found = await offered(
    '{ "blocks": [{ "id": "a", "type": "cta", "props": { "lead": | } }] }',
  )
  expect([...found.keys()]).toEqual(['"…"', '{ id, en }', '{ $bind }', '{ $route }', '{ $query }'])
  expect(found.get('{ $bind }')?.textEdit?.newText).toBe('{ "\\$bind": "$1" }')
})

test('an item of a list is completed with its own keys', async () => {
  const props = '{ "heading": "Halo", "actions": [{ | }] }'
  const found = await offered(`{ "blocks": [{ "id": "a", "type": "cta", "props": ${props} }] }`)
  expect([...found.keys()].slice(0, 2)).toEqual(['label', 'href'])
})

test('a slot is completed by name, and only with blocks that it allows', async () => {
  const found = await offered('{ "blocks": [{ "id": "a", "type": "rich-text", "slots": { | } }] }')
  expect([...found.keys()]).toEqual(Object.keys(registry.get('rich-text')?.slots ?? {}))
  const node = '{ "id": "a", "type": "rich-text", "slots": { "bdoy": [] } }'
  expect(await underlined(`{ "blocks": [${node}] }`)).toEqual([
    '"bdoy" Property bdoy is not allowed.',
  ])
})

test('an operation is completed by its name, then with its own keys', async () => {
  const names = ['insert', 'remove', 'move', 'replace', 'props', 'unset']
  expect([...(await offered('{ "patch": [{ "op": | }] }')).keys()]).toEqual(quoted(names))
  expect([...(await offered('{ "patch": [{ | }] }')).keys()]).toEqual(['op'])
  const keys = await offered('{ "patch": [{ "op": "move", | }] }')
  expect([...keys.keys()]).toEqual(['at', 'where', 'to', 'slot'])
})

test('merged props are those of any block, and none of them is required', async () => {
  const patch = (props: string) => `{ "patch": [{ "op": "props", "at": "a", "props": ${props} }] }`
  const found = await offered(patch('{ | }'))
  const known = [...registry.values()].flatMap(({ props }) => Object.keys(props.shape))
  expect([...found.keys()].toSorted()).toEqual([...new Set(known)].toSorted())
  expect(found.get('look')?.documentation).toContain('cta: Look. A full-width band')
  expect(await hovered(patch('{ "alt|": "x" }'))).toContain('What the picture shows')
  expect([...(await offered(patch('{ "look": | }'))).keys()]).toContain('"bento"')
  expect(await underlined(patch('{ "action": { "label": "Daftar" }, "band": "tint" }'))).toEqual([])
  const wrong = await underlined(patch('{ "loook": 1, "band": "tnit" }'))
  expect(wrong.map((line) => line.replace(/ .*/, '')).toSorted()).toEqual(['"loook"', '"tnit"'])
})

test('a wrong operation has only the diagnostics of the operation that it names', async () => {
  expect(await underlined('{ "patch": [{ "op": "remove", "att": "a" }] }')).toEqual([
    '{ Missing property "at".',
    '"att" Property att is not allowed.',
  ])
  expect(await underlined('{ "patch": [{ "op": "rmove", "at": "a" }] }')).toHaveLength(1)
})

test('a text of another form has a diagnostic in words', async () => {
  const props = '{ "heading": "Halo", "image": "logo.svg" }'
  expect(
    await underlined(`{ "blocks": [{ "id": "a", "type": "hero", "v": 2, "props": ${props} }] }`),
  ).toEqual(['"logo.svg" Must be asset:<file>, a path that begins with / or an https: address.'])
  expect(
    await underlined('{ "manifest": 1, "name": "a", "theme": { "ink": "red" } }', 'layout.json'),
  ).toEqual([expect.stringContaining('"red" Must be a colour as #rrggbb')])
})

const manifests = import.meta.glob<string>('/layouts/*/{layout,routes,shell,pages/*}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(ofOwnLayouts(manifests))('there are no diagnostics in %s', async (file, text) => {
  const found = await underlined(text, file.split('/').slice(3).join('/'))
  expect(found.filter((line) => !line.includes('at an older one'))).toEqual([])
})

const migrated = [...registry.values()].filter((block) => versionOf(block) > 1)

test.each(migrated.map((block) => [block.type, versionOf(block)] as const))(
  'a node of an older version of %s is marked as outdated, and its props are not checked',
  async (type, version) => {
    const node = (more: object) =>
      JSON.stringify({ blocks: [{ id: 'a', type, props: { before: 1 }, ...more }] })
    expect(await underlined(node({}))).toEqual([
      expect.stringContaining(`"type":"${type}" ${type} is at version ${version}`),
    ])
    const current = await underlined(node({ v: version }))
    expect(current).toContain('"before" Property before is not allowed.')
    const newer = await underlined(node({ v: version + 1 }))
    expect(newer).toContainEqual(expect.stringContaining(`maximum of ${version}`))
  },
)
