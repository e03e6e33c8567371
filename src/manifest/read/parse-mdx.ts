import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { bracesOnly } from './braces-only.ts'
import type { ReportFault, Tree } from './mdx-tags.ts'
import { mdxMessage, type MdxError } from './parser-messages.ts'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx, { acorn: bracesOnly })

/** Parses MDX into its tree; undefined, with a fault reported, where it cannot be parsed. */
export function parseMdx(file: string, text: string, fault: ReportFault): Tree | undefined {
  try {
    return parser.parse(text) as Tree
  } catch (error) {
    const parserError = error as MdxError
    const { message, line, column } = parserError
    // For an unclosed tag, only the message has the location: "(3:1-3:10)".
    const [, tagLine = 1, tagColumn = 1] = (/\((\d+):(\d+)-/.exec(message) ?? []).map(Number)
    const place = { line: line ?? tagLine, column: column ?? tagColumn }
    fault('mdx-syntax', mdxMessage(parserError), { file, ...place, pointer: '' })
    return undefined
  }
}
