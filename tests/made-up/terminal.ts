import type { Terminal } from '#tools/command.ts'

export interface MadeUpTerminal extends Terminal {
  /** Everything that was printed, noted and asked. */
  printed: string[]
  noted: string[]
  asked: string[]
}

/** A terminal that records its output; with answers by flag it is interactive. */
export function madeUpTerminal(answers?: Record<string, string>): MadeUpTerminal {
  const printed: string[] = []
  const noted: string[] = []
  const asked: string[] = []
  return {
    printed,
    noted,
    asked,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    progress: () => undefined,
    isInteractive: answers !== undefined,
    colour: (_style, text) => text,
    async ask({ flag, fallback }) {
      asked.push(flag)
      const answer = answers?.[flag] ?? fallback
      if (answer === undefined) throw new Error(`no one answers ${flag}`)
      return answer
    },
  }
}
