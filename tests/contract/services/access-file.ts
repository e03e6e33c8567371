import { readFile } from 'node:fs/promises'
import { UserKind, type Endpoint } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import type { State } from './identities.ts'

/** A row of the first table: the result of a call by each caller. */
export interface CallRow {
  name: string
  endpoint: Endpoint
  /** `yes`, 401, 403 or `own`, by `visitor` and the ten kinds. */
  verdicts: Record<string, string>
}

/** A cell of the second table. */
export interface Worth {
  kind: UserKind
  state: State
  verdict: string
}

/** The content of `schemas/services/access.md`, read without the code. */
export async function readAccessFile(): Promise<{ calls: CallRow[]; worths: Worth[] }> {
  const text = await readFile('schemas/services/access.md', 'utf8')
  const [calls = [], worths = []] = text.split('\n## ').map(readTable)
  return { calls: calls.map(toCallRow), worths: worths.flatMap(toWorths) }
}

/** The rows of the Markdown table in a text, by the heads of its columns. */
export function readTable(text: string): Record<string, string>[] {
  const [head = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])))
}

function toCallRow({ method, host, path, ...verdicts }: Record<string, string>): CallRow {
  const plain = path?.replaceAll('`', '')
  const name = `${method} ${host} ${plain}`
  const endpoint = endpoints.find(
    (one) => one.method === method && one.host === host && one.path === plain,
  )
  if (endpoint === undefined) throw new Error(`access.md has a row for no endpoint: ${name}`)
  return { name, endpoint, verdicts }
}

function toWorths({ identity, ...cells }: Record<string, string>): Worth[] {
  if (identity === 'visitor') return []
  const kind = UserKind.parse(identity)
  return Object.entries(cells).map(([state, verdict]) => ({ kind, state: state as State, verdict }))
}
