/** One property of iCalendar: its name with its parameters, and its value as it is written. */
export type ContentLine = readonly [name: string, value: string]

/** The most octets of a line without its line break: RFC 5545 section 3.1. */
const mostOctets = 75

/** Properties as RFC 5545 writes them: folded lines that each end with CRLF. */
export const toContentLines = (lines: readonly ContentLine[]): string =>
  lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('')

/** A line in parts of at most 75 octets, cut between letters; the space that each further part begins with is counted. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** A value of type TEXT: escaped, without control characters. RFC 5545 section 3.3.11. */
export const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
