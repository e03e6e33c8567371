import { type Endpoint, type EndpointHost, hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
import { escape } from '#src/render/document.ts'
import { describeEndpoint, hostWords, operationId } from './openapi-operation.ts'
import { pageStyle } from './contract-page-style.ts'
import { type Json, toSchema } from './json-schema.ts'

const documentOf = (title: string, body: string) => ({
  style: pageStyle,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<link rel="icon" href="data:,"><style>${pageStyle}</style></head><body><main>${body}</main></body></html>`,
})

/** Every call as a page for people: who may call it, what it takes and what it gives. */
export function callsPage(endpoints: readonly Endpoint[]) {
  const hosts = (Object.keys(hostWords) as EndpointHost[])
    .map((host) => ({ host, calls: endpoints.filter((endpoint) => endpoint.host === host) }))
    .filter(({ calls }) => calls.length > 0)
  const links = hosts.map(
    ({ host, calls }) => `<li><a href="#${host}">${host} <small>${calls.length}</small></a></li>`,
  )
  const sections = hosts.map(
    ({ host, calls }) =>
      `<section><h2 id="${host}">${host}</h2><p>${escape(hostWords[host])}</p>${toGroups(calls)}</section>`,
  )
  return documentOf(
    'The calls of this site',
    '<h1>The calls of this site</h1><p>The same as <a href="/openapi.json">openapi.json</a>, for people. ' +
      'What a refusal means stands in <a href="/problems">problems</a>.</p>' +
      `<nav aria-label="Hosts"><ul>${links.join('')}</ul></nav>${sections.join('')}`,
  )
}

/** So many calls are read at a glance; more of them stand by their area. */
const fewCalls = 12

/** The calls of a host, those of one area under its name: `v1/class/active` is of `class`. */
function toGroups(calls: readonly Endpoint[]): string {
  if (calls.length <= fewCalls) return calls.map(toCall).join('')
  const areas = new Map<string, Endpoint[]>()
  for (const call of calls) {
    const [area = ''] = call.path.replace(/^v\d+\//, '').split('/')
    areas.set(area, [...(areas.get(area) ?? []), call])
  }
  return [...areas]
    .map(([area, ofArea]) => `<h3>${escape(area)}</h3>${ofArea.map(toCall).join('')}`)
    .join('')
}

function toCall(endpoint: Endpoint): string {
  const { method, host, path, summary } = endpoint
  const head =
    `<b class="m ${method}">${method}</b><code>${escape(hostBase[host] + path)}</code>` +
    `<span>${escape(summary)}</span>`
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
  return `<div class="wide"><table><thead><tr><th>${title}</th><th>Kind</th><th>Meaning</th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`
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
      `<tr id="${name}"><td>${status}</td><td><b>${escape(title)}</b><br><code>${name}</code></td><td>${withCode(next)}</td></tr>`,
  )
  return documentOf(
    'Problems',
    '<h1>Problems</h1><p>A call that is refused is answered with <code>application/problem+json</code> (RFC 9457). ' +
      'Its <code>message</code> says what is wrong this time, its <code>errors</code> which fields.</p>' +
      `<div class="wide"><table><thead><tr><th>Status</th><th>Problem</th><th>What to do</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  )
}

/** Text in which `backticks` set code. */
const withCode = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
