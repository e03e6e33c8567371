import { availableParallelism } from 'node:os'
import type { DatabaseMeasured, Measured, Pace } from './measure.ts'

/** Formats the results of one database as a table, slowest call first. */
export function servicesLines({ database, fillMs, load, calls }: DatabaseMeasured): string[] {
  const [before, after] = load.map((value) => value.toFixed(1))
  const slowestFirst = calls.toSorted((a, b) => b.crowded.p99 - a.crowded.p99)
  return [
    `${database}: filled in ${(fillMs / 1000).toFixed(0)} s; load ${before} before and ${after} after, on ${availableParallelism()} cores`,
    `${''.padEnd(60)} ${'one caller'.padEnd(16)}eight callers`,
    `${'call'.padEnd(60)} ${heads(['p50', 'p99'])}${heads(['p50', 'p99', 'calls/s', 'rows/s'])}`,
    ...slowestFirst.map(lineOf),
  ]
}

const heads = (names: string[]) => names.map((name) => name.padStart(8)).join('')

const lineOf = ({ name, alone, crowded }: Measured) =>
  `${name.padEnd(60)} ${times(alone)}${times(crowded)}${count(crowded.callsPerSecond)}${count(crowded.rowsPerSecond)}`

const times = ({ p50, p99 }: Pace) => p50.toFixed(1).padStart(8) + p99.toFixed(1).padStart(8)
const count = (value: number) => value.toFixed(0).padStart(8)
