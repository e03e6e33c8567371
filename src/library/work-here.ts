import type { CompilerOptions, LayoutCompiler } from './compile-here.ts'
import { UnfinishedWork, type LayoutWork } from './layout-work.ts'
import { readSource } from './read-source.ts'
import { reasonOfError } from './unfinished.ts'

/** Loads the compiler when it is first asked for. */
function compilerOnce(options: CompilerOptions): () => Promise<LayoutCompiler> {
  const open = async () => new (await import('./compile-here.ts')).LayoutCompiler(options)
  let opened: Promise<LayoutCompiler> | undefined
  return () => (opened ??= open())
}

/** The work in this thread, without limits of time and memory. The compiler is loaded with the first layout. */
export function workHere({ root, ...options }: { root: string } & CompilerOptions): LayoutWork {
  const openCompiler = compilerOnce(options)
  const attempt = async <T>(work: (compiler: LayoutCompiler) => T): Promise<T> => {
    const opened = await openCompiler()
    try {
      return work(opened)
    } catch (error) {
      throw new UnfinishedWork(reasonOfError(error))
    }
  }
  return {
    read: (name) =>
      attempt((compiler) => {
        const source = readSource(root, name)
        return source && { source, parent: compiler.parentOf(source) }
      }),
    parentOf: (source) => attempt((compiler) => compiler.parentOf(source)),
    compile: (source, parents) => attempt((compiler) => compiler.compile(source, parents)),
    close: () => Promise.resolve(),
  }
}
