import { html, raw } from 'hono/html'
import { type Endpoint, type EndpointHost, hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
import { describeEndpoint, hostWords, operationId } from './openapi-operation.ts'
import { pageStyle } from './contract-page-style.ts'
import { type Json, toSchema } from './json-schema.ts'

type Html = ReturnType<typeof html>

async function documentOf(title: string, body: Html[]): Promise<{ html: string; style: string }> {
  const head = [
    html`<meta charset="utf-8"><title>${title}</title>`,
    html`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    html`<meta name="robots" content="noindex">`,
    html`<link rel="icon" href="data:,"><style>${raw(pageStyle)}</style>`,
  ]
  const document =
    await html`<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`
  return { html: document.toString(), style: pageStyle }
}

/** Every call as a page for people: who may call it, what it takes and what it gives. */
export function callsPage(endpoints: readonly Endpoint[]) {
  const hosts = (Object.keys(hostWords) as EndpointHost[])
    .map((host) => ({ host, calls: endpoints.filter((endpoint) => endpoint.host === host) }))
    .filter(({ calls }) => calls.length > 0)
  const links = hosts.map(
    ({ host, calls }) =>
      html`<li><a href="#${host}">${host} <small>${calls.length}</small></a></li>`,
  )
  const sections = hosts.map(
    ({ host, calls }) =>
      html`<section><h2 id="${host}">${host}</h2><p>${hostWords[host]}</p>${toGroups(calls)}</section>`,
  )
  return documentOf('The calls of this site', [
    html`<h1>The calls of this site</h1>`,
    html`<p>The same as <a href="/openapi.json">openapi.json</a>, for people. `,
    html`What a refusal means stands in <a href="/problems">problems</a>.</p>`,
    html`<nav aria-label="Hosts"><ul>${links}</ul></nav>${sections}`,
  ])
}

/** More calls than this are grouped by area. */
const fewCalls = 12

/** The calls of a host, those of one area under its name: `v1/class/active` is of `class`. */
function toGroups(calls: readonly Endpoint[]): Html[] {
  if (calls.length <= fewCalls) return calls.map(toCall)
  const areas = new Map<string, Endpoint[]>()
  for (const call of calls) {
    const [area = ''] = call.path.replace(/^v\d+\//, '').split('/')
    areas.set(area, [...(areas.get(area) ?? []), call])
  }
  return [...areas].map(([area, ofArea]) => html`<h3>${area}</h3>${ofArea.map(toCall)}`)
}

function toCall(endpoint: Endpoint): Html {
  const { method, host, path, summary } = endpoint
  const address = hostBase[host] + path
  const head = html`<b class="m ${method}">${method}</b><code>${address}</code><span>${summary}</span>`
  const takes = toTable('Takes', toSchema(endpoint.input, 'input'))
  const gives = toTable('Gives', toSchema(endpoint.output, 'output'))
  const parts = [html`<p>${describeEndpoint(endpoint)}</p>`, takes, gives]
  return html`<details id="${operationId(endpoint)}"><summary>${head}</summary>${parts}</details>`
}

function toTable(title: string, schema: Json): Html | '' {
  const rows = rowsOf(schema)
  if (rows.length === 0) return ''
  const cells = rows.map(
    ({ name, kind, says }) =>
      html`<tr><td><code>${name}</code></td><td>${kind}</td><td>${says}</td></tr>`,
  )
  return tableOf([title, 'Kind', 'Meaning'], cells)
}

function tableOf(heads: readonly string[], rows: readonly Html[]): Html {
  const head = html`<thead><tr>${heads.map((name) => html`<th>${name}</th>`)}</tr></thead>`
  return html`<div class="wide"><table>${head}<tbody>${rows}</tbody></table></div>`
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
  const rows = Object.entries(callProblems).map(([name, { status, title, next }]) => {
    const cells = html`<td><b>${title}</b><br><code>${name}</code></td><td>${withCode(next)}</td>`
    return html`<tr id="${name}"><td>${status}</td>${cells}</tr>`
  })
  return documentOf('Problems', [
    html`<h1>Problems</h1><p>A call that is refused is answered with `,
    html`<code>application/problem+json</code> (RFC 9457). `,
    html`Its <code>message</code> says what is wrong this time, its <code>errors</code> which fields; its <code>status</code> is <code>false</code>.</p>`,
    tableOf(['Status', 'Problem', 'What to do'], rows),
  ])
}

/** Text in which `backticks` set code: every second part of it stood between two of them. */
const withCode = (text: string) =>
  text.split(/`([^`]+)`/).map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`))
