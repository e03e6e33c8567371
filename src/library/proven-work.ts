import { setImmediate as turn } from 'node:timers/promises'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { CompilerOptions } from './compile-here.ts'
import { UnfinishedWork, type LayoutWork } from './layout-work.ts'
import type { Proofs } from './proofs.ts'
import { reasonOfError } from './unfinished.ts'
import { compilerOnce } from './work-here.ts'
import type { ThreadWork } from './work-in-thread.ts'

interface ProvenWorkOptions extends CompilerOptions {
  thread: ThreadWork
  /** Remembers which sources were quickly compiled. */
  proofs: Proofs
}

/**
 * Reads layouts in a thread that can be ended, and compiles each there first. One that is quickly done is compiled again in
 * this thread, from the same source, so that it shares what it inherits with others; what the thread made is sent
 * only for the others. Sources with a proof are not compiled in the other thread.
 */
export function provenWork({ proofs, thread, ...options }: ProvenWorkOptions): LayoutWork {
  const openCompiler = compilerOnce(options)
  /** Each part is done in a turn of its own, so that requests are answered in between. */
  const compileHere = async (source: LayoutSource, parents: readonly LayoutSource[]) => {
    const compiler = await openCompiler()
    try {
      for (const one of [...parents, source]) {
        await turn()
        compiler.parentOf(one)
      }
      await turn()
      return compiler.compile(source, parents)
    } catch (error) {
      throw new UnfinishedWork(reasonOfError(error))
    }
  }
  const parentOf = async (source: LayoutSource) => {
    const proof = proofs.find(source.hash)
    return proof ? proof.parent : thread.parentOf(source)
  }
  return {
    async read(name) {
      const source = await thread.read(name)
      return source && { source, parent: await parentOf(source) }
    },
    parentOf,
    async compile(source, parents) {
      const chain = parents.map(({ hash }) => hash)
      const isProven = proofs.has(source.hash, chain)
      const answer = isProven ? 'quick' : await thread.compile(source, parents)
      if (answer !== 'quick') return answer
      const made = await compileHere(source, parents)
      if (isProven) return made
      const parent = (await openCompiler()).parentOf(source)
      proofs.add(source.hash, { parent, chain })
      return made
    },
    async close() {
      await thread.close()
      await proofs.save()
    },
  }
}
