import { paces, type Asked, type Run } from './run.ts'

/** The score of a quiz that was ended on this device. */
export interface PastResult {
  subject: string
  right: number
  of: number
  /** When it was ended, in ISO 8601. */
  at: string
}

const runName = (id: string, subject: string) => `tenun_quiz:${id}:${subject}`
const resultsName = 'tenun_quiz_results'
const mostResults = 10

/** The run that this tab has stored; undefined without one, or where the browser bars storage. */
export function readRun(id: string, subject: string): Run | undefined {
  const stored = read(() => sessionStorage, runName(id, subject))
  return isRun(stored) ? stored : undefined
}

/** Stores the run in this tab, so that a reload resumes it; undefined deletes it. Returns false where storage is barred. */
export const writeRun = (id: string, subject: string, run: Run | undefined): boolean =>
  write(() => sessionStorage, runName(id, subject), run)

/** The last results on this device, newest first; empty where the browser bars storage. */
export function readResults(): PastResult[] {
  const stored = read(() => localStorage, resultsName)
  return Array.isArray(stored) ? stored.filter(isResult).slice(0, mostResults) : []
}

/** Adds a result to those on this device. Returns false where storage is barred. */
export const addResult = (result: PastResult): boolean =>
  write(() => localStorage, resultsName, [result, ...readResults()].slice(0, mostResults))

/** Deletes the results on this device. Returns false where storage is barred. */
export const deleteResults = (): boolean => write(() => localStorage, resultsName, undefined)

function read(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: () => Storage, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storage().removeItem(name)
    else storage().setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isNumberOrNull = (value: unknown) => value === null || isNumber(value)

const isAsked = (value: unknown): value is Asked =>
  isObject(value) &&
  typeof value['slug'] === 'string' &&
  Array.isArray(value['order']) &&
  isNumberOrNull(value['chosen']) &&
  isNumber(value['left'])

const isRun = (value: unknown): value is Run =>
  isObject(value) &&
  paces.some((pace) => pace === value['pace']) &&
  Array.isArray(value['asked']) &&
  value['asked'].every(isAsked) &&
  isNumber(value['at']) &&
  isNumberOrNull(value['until']) &&
  isNumberOrNull(value['late']) &&
  typeof value['isEnded'] === 'boolean'

const isResult = (value: unknown): value is PastResult =>
  isObject(value) &&
  typeof value['subject'] === 'string' &&
  isNumber(value['right']) &&
  isNumber(value['of']) &&
  typeof value['at'] === 'string' &&
  !Number.isNaN(Date.parse(value['at']))
