import { ensureBuilt } from '#tools/ensure-built.ts'

/** Vitest runs this once: these tests load the built files of the browser. */
export const setup = (): Promise<void> => ensureBuilt()
