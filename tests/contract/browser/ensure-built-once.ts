import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '#tools/ensure-built.ts'

/** Vitest runs this once: tests in this folder load the built files of the browser. A run of none of them builds nothing. */
export async function setup(project: TestProject): Promise<void> {
  // The files that the command names: Vitest keeps them without declaring that it does.
  const { filenamePattern }: { filenamePattern?: string[] } = project.vitest as object
  const { testFiles } = await project.globTestFiles(filenamePattern)
  if (testFiles.some((file) => file.startsWith(import.meta.dirname))) await ensureBuilt()
}
