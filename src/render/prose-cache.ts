import { LRUCache } from 'lru-cache'
import type { CompileProse } from './render-options.ts'

/** The source of the texts that are cached, in characters: that of a hundred long pages. */
const mostCharacters = 2 ** 20

/** Compiles prose once for each content, as long as it is among the last that were asked for; a failure is tried again. */
export function cachedProse(compile: CompileProse): CompileProse {
  const made = new LRUCache<string, ReturnType<CompileProse>>({ maxSize: mostCharacters })
  return (prose) => {
    const known = made.get(prose.hash)
    if (known) return known
    const compiled = compile(prose)
    compiled.catch(() => made.delete(prose.hash))
    made.set(prose.hash, compiled, { size: Math.max(1, prose.source.length) })
    return compiled
  }
}
