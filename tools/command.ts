import type { z } from 'zod'

export type Style = 'red' | 'yellow' | 'cyan' | 'green' | 'bold' | 'dim'

/** A question to the user of an interactive terminal. */
export interface Question {
  text: string
  /** The option or word that supplies the answer, such as `--title`. */
  flag: string
  /** The answer when nothing is typed or the terminal is not interactive. */
  fallback?: string
}

/** What a command may print and ask, an interface so that tests can replace it. */
export interface Terminal {
  /** Prints output that other programs may parse (stdout). */
  print(line: string): void
  /** Prints hints and summaries for people (stderr). Not part of the output. */
  note(line: string): void
  /** Shows progress on one line that is cleared at the end; does nothing when the terminal is not interactive. */
  progress(label: string, done: number, total: number): void
  /** Whether questions can be asked; always false in CI. */
  readonly isInteractive: boolean
  /** Returns the answer or the fallback; throws `BadUsage` naming the flag when it has neither. */
  ask(question: Question): Promise<string>
  /** Returns the text in this style, or unchanged where colours are disabled. */
  colour(style: Style, text: string): string
}

/** Wrong arguments: the message is printed and the exit code is 2. */
export class BadUsage extends Error {
  override name = 'BadUsage'
}

/** A command of `npm run tenun -- <name>`. */
export interface Command<O extends z.ZodObject = z.ZodObject> {
  name: string
  summary: string
  /** Keys are camelCase, their flags kebab-case; each carries `.meta({ description })` and may carry `value`. */
  options: O
  /** Positional words: `<layout>` and `page|prop` are required, `[layout]` is optional, `…` takes any number. */
  takes?: string
  /** What it writes or replaces on disk, in words. Such a command has `dryRun`. */
  writes?: string
  /** Resolves to the exit code: 0 fine, 1 problems found, 2 bad usage. Only cli.ts may end the process. */
  run(terminal: Terminal, options: z.output<O>, words: readonly string[]): Promise<number>
}

/**
 * Declares a command.
 * @example command({ name: 'check', summary: 'Report …', options: z.object({ json: jsonOption }), run })
 */
export const command = <O extends z.ZodObject>(declared: Command<O>): Command<O> => declared
