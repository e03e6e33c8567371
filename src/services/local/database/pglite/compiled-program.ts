import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's program, compiled once for all threads of this process: a thread that replaces another starts with the
 * machine code that V8 has optimised so far.
 */
export function compiledProgram(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return WebAssembly.compile(await readFile(file))
}
