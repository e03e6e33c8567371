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
