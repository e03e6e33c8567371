import type { Context } from 'hono'
import { bilingual } from '#schemas/bilingual.ts'
import { heldName } from '#schemas/forms/field-shape.ts'
import { formInputs } from '#schemas/page-boot.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { readBytes } from '../http/read-body.ts'
import { readMultipart, type ReceiveFile } from './read-multipart.ts'

const mostBytes = 64 * 1024
const mostInputs = 100

/** A form as it was sent. */
export interface Submission {
  node: string
  token: string
  /** What only programs fill in. */
  honeypot: string
  /** Every other input, by name. */
  values: Record<string, string>
  /** Sent by an island, which reads JSON, and not by the browser itself. */
  isScripted: boolean
  /** The files that were refused, each by its field. */
  refused: readonly { field: string; error: unknown }[]
}

const wrongType = bilingual({
  id: 'Kirim formulir sebagai application/x-www-form-urlencoded, multipart/form-data, atau application/json.',
  en: 'Send the form as application/x-www-form-urlencoded, multipart/form-data or application/json.',
})
const wrongInputs = bilingual({
  id: 'Formulir ini tidak dapat dibaca. Muat ulang halaman dan isi sekali lagi.',
  en: 'This form cannot be read. Reload the page and fill it in once more.',
})

/** Whether an island sent the request. A form with files is multipart for both: the browser itself asks for a page. */
export const isScripted = (c: Context): boolean =>
  isMultipart(c)
    ? !(c.req.header('accept') ?? '').includes('text/html')
    : /^application\/json\s*(;|$)/i.test(typeOf(c))

const isMultipart = (c: Context): boolean => /^multipart\/form-data\s*;/i.test(typeOf(c))

const typeOf = (c: Context) => c.req.header('content-type') ?? ''

/**
 * Reads the form in a request, and hands its files on. Throws ServiceError for what is no form, is too large, or names an
 * input twice.
 */
export async function readSubmission(c: Context, receive: ReceiveFile): Promise<Submission> {
  const { entries, refused } = await readInputs(c, receive)
  const inputs = new Map(entries)
  if (inputs.size !== entries.length || inputs.size > mostInputs)
    throw new ServiceError(400, wrongInputs)
  const take = (name: string) => {
    const value = inputs.get(name) ?? ''
    inputs.delete(name)
    return value
  }
  const [node, token, honeypot] = [formInputs.node, formInputs.token, formInputs.honeypot].map(take)
  // A browser sends the line ends of a text area as CRLF.
  const values = [...inputs].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  return {
    node: node ?? '',
    token: token ?? '',
    honeypot: honeypot ?? '',
    values: Object.fromEntries(values) as Record<string, string>,
    isScripted: isScripted(c),
    refused,
  }
}

async function readInputs(c: Context, receive: ReceiveFile) {
  if (isMultipart(c)) {
    const { entries, refused } = await readMultipart(c, mostBytes, receive)
    // A file that came now is in place of one that came with an earlier attempt.
    const names = entries.map(([name]) => name)
    const isHeld = (name: string, i: number) =>
      name.endsWith(heldName('')) && names.lastIndexOf(name) > i
    return { entries: entries.filter(([name], i) => !isHeld(name, i)), refused }
  }
  const scripted = isScripted(c)
  if (!scripted && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(typeOf(c)))
    throw new ServiceError(415, wrongType)
  const text = Buffer.from(await readBytes(c, mostBytes)).toString('utf8')
  return { entries: scripted ? fromJson(text) : [...new URLSearchParams(text)], refused: [] }
}

function fromJson(text: string): [string, string][] {
  const entries = Object.entries(parseObject(text))
  return entries.map(([name, value]) => {
    if (typeof value !== 'string') throw new ServiceError(400, wrongInputs)
    return [name, value]
  })
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Refused below, as what is JSON and no object.
  }
  throw new ServiceError(400, wrongInputs)
}
