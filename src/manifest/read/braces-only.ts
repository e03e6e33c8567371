/**
 * Stands where remark-mdx asks for a parser of JavaScript, and parses none: it only finds where braces end. What
 * stands in them is JSON or refused, and a parser that goes down by recursion could be brought to its end.
 */
export const bracesOnly = {
  parse: (source: string) => ({
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [],
    start: 0,
    end: source.length,
  }),
  parseExpressionAt(source: string) {
    if (!isClosed(source)) {
      const end = { pos: source.length, raisedAt: source.length }
      throw Object.assign(new SyntaxError('a brace is never closed'), end)
    }
    // Of all that may stand in braces, also that of a spread.
    return { type: 'ObjectExpression' as const, properties: [], start: 0, end: source.length }
  },
}

/** Is every brace closed, and every text? */
function isClosed(source: string): boolean {
  let depth = 0
  let isText = false
  for (let i = 0; i < source.length; i++) {
    const mark = source[i]
    if (mark === '"') isText = !isText
    else if (isText && mark === '\\') i++
    else if (!isText && mark === '{') depth++
    else if (!isText && mark === '}') depth--
  }
  return depth <= 0 && !isText
}
