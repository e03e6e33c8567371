import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { styleText } from 'node:util'
import { BadUsage, type Question, type Terminal } from './command.ts'

/** The streams that a terminal reads and writes. */
interface Streams {
  input: Readable & { isTTY?: boolean }
  output: Writable & { isTTY?: boolean }
  errors: Writable & { isTTY?: boolean; columns?: number }
  environment: Record<string, string | undefined>
  /** Called when Ctrl-C interrupts a question. */
  interrupt(): void
}

interface OpenTerminal extends Terminal {
  /** Clears the progress line. */
  close(): void
}

/** Opens a terminal on the streams of a process or of a test. */
export function openTerminal(streams: Streams): OpenTerminal {
  const { input, output, errors, environment } = streams
  const isWatched = errors.isTTY === true
  const isColourful = output.isTTY === true && !environment['NO_COLOR']
  const isInteractive = isWatched && input.isTTY === true && !isContinuous(environment)
  let isDrawn = false
  const close = () => {
    if (isDrawn) errors.write('\r\x1b[K')
    isDrawn = false
  }
  return {
    isInteractive,
    close,
    print(line) {
      close()
      output.write(`${line}\n`)
    },
    note(line) {
      close()
      errors.write(`${line}\n`)
    },
    progress(label, done, total) {
      if (!isWatched) return
      const line = `${label} ${done}/${total}`.slice(0, (errors.columns ?? 80) - 1)
      errors.write(`\r\x1b[K${line}`)
      isDrawn = true
      if (done >= total) close()
    },
    ask(question) {
      close()
      return isInteractive ? askPerson(question, streams) : answerAlone(question)
    },
    colour: (style, text) =>
      isColourful ? styleText(style, text, { validateStream: false }) : text,
  }
}

const isContinuous = ({ CI }: Record<string, string | undefined>): boolean =>
  CI !== undefined && CI !== '' && CI !== 'false'

async function answerAlone({ text, flag, fallback }: Question): Promise<string> {
  if (fallback !== undefined) return fallback
  throw new BadUsage(`${flag} is needed, since no one can be asked here: ${text}`)
}

async function askPerson(question: Question, streams: Streams): Promise<string> {
  const { text, flag, fallback } = question
  const lines = createInterface({ input: streams.input, output: streams.errors })
  const hint = fallback ? ` (${fallback})` : ''
  try {
    const typed = await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => {
        streams.interrupt()
        lines.close()
      })
      lines.once('close', () => reject(new BadUsage(`${flag} is needed: ${text}`)))
      lines.question(`${text}${hint} `, resolve)
    })
    const answer = typed.trim() || fallback
    if (answer !== undefined) return answer
  } finally {
    lines.close()
  }
  return askPerson(question, streams)
}
