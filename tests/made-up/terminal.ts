import type { Terminal } from '#tools/command.ts'

export interface MadeUpTerminal extends Terminal {
  /** The lines that were printed and noted, and the flags of the questions. */
  printed: string[]
  noted: string[]
  questions: string[]
}

/** A terminal that records its output; with answers by flag it is interactive. */
export function madeUpTerminal(answers?: Record<string, string>): MadeUpTerminal {
  const printed: string[] = []
  const noted: string[] = []
  const questions: string[] = []
  return {
    printed,
    noted,
    questions,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    progress: () => undefined,
    isInteractive: answers !== undefined,
    colour: (_style, text) => text,
    async ask({ flag, fallback }) {
      questions.push(flag)
      const answer = answers?.[flag] ?? fallback
      if (answer === undefined) throw new Error(`no one answers ${flag}`)
      return answer
    },
  }
}
