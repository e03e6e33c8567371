import type { z } from 'zod'

export type Style = 'red' | 'yellow' | 'cyan' | 'green' | 'bold' | 'dim'

/** A question to whoever sits at the terminal. */
export interface Question {
  text: string
  /** The option or word that answers it, such as `--title`. */
  flag: string
  /** The answer when nothing is typed, or no one can be asked. */
  fallback?: string
}

/** What a command may say and ask, so that a test can listen and answer. */
export interface Terminal {
  /** The output: what another program may read. */
  print(line: string): void
  /** For people only: hints and summaries. Not part of the output. */
  note(line: string): void
  /** How far it is, on one line that is gone at the end; nothing where no one watches. */
  progress(label: string, done: number, total: number): void
  /** Is there someone to ask? Never in CI. */
  readonly isInteractive: boolean
  /** The answer or the fallback; throws `BadUsage` that names the flag where no one can be asked. */
  ask(question: Question): Promise<string>
  /** The text in this style, or as it is where colours are not wanted. */
  colour(style: Style, text: string): string
}

/** The arguments were wrong: its message is told and the exit code is 2. */
export class BadUsage extends Error {
  override name = 'BadUsage'
}

/** A command of `npm run tenun -- <name>`. */
export interface Command<O extends z.ZodObject = z.ZodObject> {
  name: string
  summary: string
  /** Keys are camelCase, their flags kebab-case; each carries `.meta({ description })` and may carry `value`. */
  options: O
  /** Words after the options: `<layout>` and `page|prop` are needed, `[layout]` may be left out, `…` takes any number. */
  takes?: string
  /** What it writes or replaces on disk, in words. It has `dryRun`. */
  writes?: string
  /** Resolves to the exit code: 0 fine, 1 problems found, 2 bad usage. Only cli.ts may end the process. */
  run(terminal: Terminal, options: z.output<O>, words: readonly string[]): Promise<number>
}

/**
 * Declares a command.
 * @example command({ name: 'check', summary: 'Report …', options: z.object({ json: jsonOption }), run })
 */
export const command = <O extends z.ZodObject>(declared: Command<O>): Command<O> => declared
