import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'tenun-sentinel-'))
const whole = 'whole'

/** A file and a variable of the environment that hostile manifests try to change. */
export const sentinel = { file: join(folder, 'file.txt'), variable: 'TENUN_SENTINEL' } as const

/** Sets up what shall not be touched. */
export function arm(): void {
  writeFileSync(sentinel.file, whole)
  process.env[sentinel.variable] = whole
}

/** What was touched since `arm`; empty when nothing was. */
export function touched(): string[] {
  const found: string[] = []
  if (readFileSync(sentinel.file, 'utf8') !== whole) found.push('the file')
  if (process.env[sentinel.variable] !== whole) found.push('the environment')
  if ('__pwn' in globalThis) found.push('the global object')
  return found
}

export function disarm(): void {
  rmSync(folder, { recursive: true, force: true })
  delete process.env[sentinel.variable]
}

/** Every way to make code of text. */
const makers = [() => undefined, async () => undefined, function* () {}, async function* () {}].map(
  (sample) => Object.getPrototypeOf(sample) as { constructor: unknown },
)

/** Runs with every way to make code of text blocked; throws when one was tried, even if that was caught. */
export function withoutLiveCode<T>(run: () => T): T {
  const tried: string[] = []
  const refuse = function (...code: unknown[]): never {
    tried.push(String(code.at(-1)).slice(0, 80))
    throw new EvalError('code was made of text')
  }
  const { Function: made, eval: evaluated } = globalThis
  const constructors = makers.map(({ constructor }) => constructor)
  const set = (to: unknown, evaluate: unknown, all: readonly unknown[]) => {
    Object.assign(globalThis, { Function: to, eval: evaluate })
    for (const [i, maker] of makers.entries())
      Object.defineProperty(maker, 'constructor', { value: all[i], configurable: true })
  }
  set(
    Object.assign(refuse, { prototype: made.prototype }),
    refuse,
    makers.map(() => refuse),
  )
  try {
    const result = run()
    if (tried.length > 0) throw new Error(`code was made of text: ${tried.join(', ')}`)
    return result
  } finally {
    set(made, evaluated, constructors)
  }
}

/** The names that every object and every list inherits. */
export const inherited = (): string[] =>
  [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Object.getOwnPropertyNames(prototype),
  )
