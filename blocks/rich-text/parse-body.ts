export type BodyPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/** Parses plain text into headings (`## `), lists (`- `) and paragraphs, separated by blank lines. No HTML. */
export function parseBody(body: string): BodyPart[] {
  return body
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((chunk) =>
      groupLines(
        chunk
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    )
}

function groupLines(lines: string[]): BodyPart[] {
  const parts: BodyPart[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line.startsWith('## ')) parts.push({ kind: 'heading', text: line.slice(3).trim() })
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim()
      if (last?.kind === 'list') last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`
    else parts.push({ kind: 'paragraph', text: line })
  }
  return parts
}
