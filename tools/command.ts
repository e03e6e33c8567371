import type { z } from 'zod'

/** What a command may say, so that a test can listen. */
export interface Terminal {
  print(line: string): void
  /** For people only: progress, hints. Not part of the output. */
  note(line: string): void
}

/** A command of `npm run tenun -- <name>`. */
export interface Command<O extends z.ZodObject = z.ZodObject> {
  name: string
  summary: string
  options: O
  /** Words after the options, such as layout names. */
  takes?: string
  /** Resolves to the exit code: 0 fine, 1 problems found, 2 bad usage. Only cli.ts may end the process. */
  run(terminal: Terminal, options: z.output<O>, words: readonly string[]): Promise<number>
}

export const command = <O extends z.ZodObject>(declared: Command<O>): Command<O> => declared
