/** Sentences for the errors of the parser of YAML, by its codes: https://eemeli.org/yaml/#errors. */
const yamlSentences: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'In double quotes a backslash is written twice.',
  BAD_INDENT: 'The indentation does not fit the lines above.',
  BAD_SCALAR_START: 'A text that begins with a special character stands in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a space in it stands in quotes.',
  DUPLICATE_KEY: 'This key is written twice.',
  MISSING_CHAR: 'A quote, comma, colon or space is missing.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon stand on one line.',
  TAG_RESOLVE_FAILED: 'Front matter takes no tags of YAML.',
  TAB_AS_INDENT: 'Lines are indented by spaces, not by tabs.',
}

/** What is wrong with front matter, by the code of the parser's error. */
export const yamlMessage = (code: string): string =>
  yamlSentences[code] ?? 'This is not YAML that front matter may hold.'

/** Sentences for the errors of the parser of JSON, by its codes: https://github.com/microsoft/node-jsonc-parser#api. */
const jsonSentences: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  ColonExpected: 'A colon is missing after the key.',
  CommaExpected: 'A comma is missing here.',
  EndOfFileExpected: 'The file goes on after its value has ended.',
  InvalidCharacter: 'A text cannot hold a tab or another control character: write \\t.',
  InvalidCommentToken: 'A comment begins with // or /*.',
  InvalidEscapeCharacter:
    'After a backslash stands one of " \\ / b f n r t u; a backslash itself is written twice.',
  InvalidNumberFormat: 'This is not a number.',
  InvalidSymbol:
    'This is no value: texts stand in double quotes, and true, false and null in lower case.',
  InvalidUnicode: 'After \\u stand four hexadecimal digits.',
  PropertyNameExpected: 'A key in double quotes is missing here.',
  UnexpectedEndOfComment: 'A comment is not closed by */.',
  UnexpectedEndOfNumber: 'This number is not finished.',
  UnexpectedEndOfString: 'A text is not closed: its second double quote is missing.',
  ValueExpected: 'A value is missing here.',
}

/** What is wrong with JSON, by the code of the parser's error. */
export const jsonMessage = (code: string): string => jsonSentences[code] ?? 'This is not JSON.'

/** Sentences for the errors of the parser of MDX, by its rules. */
const mdxSentences: Readonly<Record<string, string>> = {
  'unexpected-attribute': 'A closing tag is its name alone.',
  'unexpected-character': 'This character cannot stand in a tag. For the sign itself write \\<.',
  'unexpected-closing-slash': 'No tag is open that this one could close.',
  'unexpected-eof': 'A tag or brace is open at the end of the text.',
  'unexpected-lazy': 'Each line of a tag in a quote or list begins like its first.',
  'unexpected-self-closing-slash': 'A closing tag is its name alone.',
}

/** An error of the parser of MDX, with its place where it knows one. */
export interface MdxError {
  message: string
  ruleId?: string
  line?: number
  column?: number
}

/** What is wrong with a text of MDX, by the parser's error; where tags do not match, with the tag that it names. */
export function mdxMessage({ message, ruleId }: MdxError): string {
  const [, tag = ''] = /`(<[^`]*>)`/.exec(message) ?? []
  if (ruleId === 'end-tag-mismatch')
    return tag.startsWith('</') ? `${tag} closes no open tag.` : `${tag} is not closed.`
  return mdxSentences[ruleId ?? ''] ?? 'This is not MDX that a page may hold.'
}
