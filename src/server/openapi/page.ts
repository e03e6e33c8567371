import { type Endpoint, type EndpointHost, hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
import { escape } from '#src/render/document.ts'
import { type Json, toSchema } from './schema.ts'
import { describeEndpoint, hostWords, operationId } from './operation.ts'

const style =
  'html{font:1rem/1.6 system-ui,sans-serif;color:#18212b;background:#fff;scroll-behavior:smooth}' +
  'body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 6rem}h1{font-size:1.75rem;line-height:1.2}' +
  'h2{margin:3rem 0 .5rem;font-size:1.25rem}p{margin:.25rem 0 1rem;color:#465362}a{color:#0b5f86}' +
  'details{border-top:1px solid #dfe4ea}summary{padding:.75rem 0;cursor:pointer}summary code{font-size:.95rem}' +
  'summary:focus-visible{outline:2px solid #0b5f86;outline-offset:2px}b.m{display:inline-block;min-width:4.5rem;font:600 .8rem ui-monospace,monospace;color:#0b5f86}' +
  'code{font:.875rem ui-monospace,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%;margin:.5rem 0 1.25rem}' +
  'th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #eef1f4}th{font-weight:600;font-size:.875rem}' +
  'pre{overflow:auto;background:#f4f6f8;padding:.75rem 1rem;border-radius:.375rem}' +
  '@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}'

const documentOf = (title: string, body: string) => ({
  style,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<link rel="icon" href="data:,"><style>${style}</style></head><body><main>${body}</main></body></html>`,
})

/** Every call as a page for people: who may call it, what it takes and what it gives. */
export function callsPage(endpoints: readonly Endpoint[]) {
  const groups = (Object.keys(hostWords) as EndpointHost[]).map((host) => {
    const calls = endpoints.filter((endpoint) => endpoint.host === host)
    if (calls.length === 0) return ''
    return `<section><h2 id="${host}">${host}</h2><p>${escape(hostWords[host])}</p>${calls.map(toCall).join('')}</section>`
  })
  return documentOf(
    'The calls of this site',
    '<h1>The calls of this site</h1><p>The same as <a href="/openapi.json">openapi.json</a>, for people. ' +
      'What a refusal means stands in <a href="/problems">problems</a>.</p>' +
      groups.join(''),
  )
}

function toCall(endpoint: Endpoint): string {
  const { method, host, path, summary } = endpoint
  const head = `<b class="m">${method}</b><code>${escape(hostBase[host] + path)}</code> ${escape(summary)}`
  return (
    `<details id="${operationId(endpoint)}"><summary>${head}</summary>` +
    `<p>${escape(describeEndpoint(endpoint))}</p>${toTable('Takes', toSchema(endpoint.input, 'input'))}` +
    `${toTable('Gives', toSchema(endpoint.output, 'output'))}</details>`
  )
}

function toTable(title: string, schema: Json): string {
  const rows = rowsOf(schema)
  if (rows.length === 0) return ''
  const cells = rows.map(
    ({ name, kind, says }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(kind)}</td><td>${escape(says)}</td></tr>`,
  )
  return `<table><thead><tr><th>${title}</th><th>Kind</th><th></th></tr></thead><tbody>${cells.join('')}</tbody></table>`
}

interface Row {
  name: string
  kind: string
  says: string
}

/** The fields of an object, and those of the rows of a list under `items[]`. */
function rowsOf(schema: Json, prefix = '', depth = 0): Row[] {
  const { properties = {}, required = [], items } = schema as Shape
  if (items && depth < 3) return rowsOf(items, `${prefix}[]`, depth + 1)
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    const must = required.includes(key) ? '' : ', may be missing'
    const row = {
      name,
      kind: kindOf(field) + must,
      says: typeof field.description === 'string' ? field.description : '',
    }
    const isOpen = depth < 3 && (field.type === 'object' || field.type === 'array')
    return [row, ...(isOpen ? rowsOf(field, name, depth + 1) : [])]
  })
}

interface Shape extends Json {
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

function kindOf({
  type,
  enum: values,
  const: only,
  anyOf,
  maxLength,
  minimum,
  maximum,
}: Json): string {
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ')
  if (Array.isArray(anyOf)) return anyOf.map((one: Json) => kindOf(one)).join(' or ')
  const bounds = [
    typeof maxLength === 'number' ? `up to ${maxLength} characters` : '',
    typeof minimum === 'number' && minimum > -9e15 ? `from ${minimum}` : '',
    typeof maximum === 'number' && maximum < 9e15 ? `to ${maximum}` : '',
  ].filter((bound) => bound !== '')
  return [typeof type === 'string' ? type : 'anything', ...bounds].join(', ')
}

/** What each refusal means, and what to do. */
export function problemsPage() {
  const rows = Object.entries(callProblems).map(
    ([name, { status, title, next }]) =>
      `<tr id="${name}"><td>${status}</td><td><b>${escape(title)}</b><br><code>${name}</code></td><td>${escape(next)}</td></tr>`,
  )
  return documentOf(
    'Problems',
    '<h1>Problems</h1><p>A call that is refused is answered with <code>application/problem+json</code> (RFC 9457). ' +
      'Its <code>message</code> says what is wrong this time, its <code>errors</code> which fields.</p>' +
      `<table><thead><tr><th>Status</th><th>Problem</th><th>What to do</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  )
}
