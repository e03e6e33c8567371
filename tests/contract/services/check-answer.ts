import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import type { Reply } from './case.ts'

interface Content {
  schema?: object
}
interface Response {
  $ref?: string
  content?: Record<string, Content>
}
export interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  components: { responses: Record<string, Response> }
}

/** Finds in what an answer differs from the document that describes it. */
export class AnswerChecker {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false })
  private readonly compiled = new Map<string, ValidateFunction>()
  private readonly document: OpenApi
  /** How many answers were compared. */
  compared = 0

  constructor(document: OpenApi) {
    this.document = document
    this.ajv.addSchema(document, 'openapi')
  }

  /** The differences of one answer, each as a line; of an answer as it is described, none. */
  check({ host, method, path }: Endpoint, { status, headers, body }: Reply): string[] {
    this.compared += 1
    const place = [
      'paths',
      hostBase[host] + path,
      method.toLowerCase(),
      'responses',
      String(status),
    ]
    const name = `${method} ${hostBase[host]}${path} ${status}`
    const declared = this.document.paths[place[1] ?? '']?.[place[2] ?? '']?.responses[status]
    if (declared === undefined) return [`${name}: this status is not described`]
    const referred = declared.$ref?.split('/').at(-1)
    const response = referred ? this.document.components.responses[referred] : declared
    const at = referred ? ['components', 'responses', referred] : place
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    if (body === '' && response?.content === undefined) return []
    if (response?.content?.[type] === undefined)
      return [`${name}: ${type || 'no type'} is not described`]
    const validate = this.schemaAt([...at, 'content', type, 'schema'])
    return valuesOf(type, body)
      .filter((value) => !validate(value))
      .map(() => `${name}: ${toLine(validate)}`)
  }

  private schemaAt(place: string[]): ValidateFunction {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const known = this.compiled.get(pointer)
    if (known !== undefined) return known
    const made = this.ajv.compile({ $ref: `openapi#/${encodeURI(pointer)}` })
    this.compiled.set(pointer, made)
    return made
  }
}

const toLine = ({ errors }: ValidateFunction): string =>
  (errors ?? [])
    .slice(0, 2)
    .map(({ instancePath, message, params }) => {
      const at = instancePath.replaceAll(/\/\d+/g, '/0')
      return `${at || '/'} ${message} ${JSON.stringify(params)}`
    })
    .join(', ')

/** The values of a body: one, or one in each line. */
function valuesOf(type: string, body: unknown): unknown[] {
  if (type !== 'application/x-ndjson') return [body]
  // A stream of one line was read as JSON already.
  if (typeof body !== 'string') return [body]
  const lines = body.split('\n').filter((line) => line !== '')
  return lines.map((line): unknown => JSON.parse(line))
}
