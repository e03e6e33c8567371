/**
 * Replaces the JavaScript parser that remark-mdx calls: it only finds where braces end, and evaluates nothing. Their
 * content is JSON or rejected, and a recursive parser could be made to overflow the stack.
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
    // The node type that is accepted in every kind of brace, a spread attribute included.
    return { type: 'ObjectExpression' as const, properties: [], start: 0, end: source.length }
  },
}

/** Whether every brace and every string is closed. */
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
