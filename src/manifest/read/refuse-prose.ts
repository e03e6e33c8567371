import { limits } from '#schemas/node.ts'
import { byteLength } from '../values/byte-length.ts'
import { findExcessiveMark } from './prose-marks.ts'
import type { Fault } from './read-json.ts'

/** `---js`, which some front matter parsers execute. */
const namesLanguage = /^---[^\S\n]*[^\s-]/

/** Why a text is not parsed, seen without parsing it: too many bytes or marks, NUL, front matter in another language. */
export function refusalOf(
  text: string,
): (Pick<Fault, 'rule' | 'message'> & { line: number }) | undefined {
  const bytes = byteLength(text)
  if (bytes > limits.proseBytes)
    return {
      rule: 'file-too-large',
      message: `${bytes} bytes, at most ${limits.proseBytes}.`,
      line: 1,
    }
  if (text.includes('\u0000'))
    return { rule: 'nul-character', message: 'The text holds the character NUL.', line: 1 }
  if (namesLanguage.test(text))
    return {
      rule: 'mdx-code',
      message: 'Front matter is YAML: behind --- stands no other language.',
      line: 1,
    }
  const excess = findExcessiveMark(text)
  return excess && { rule: 'prose-marks', ...excess }
}
