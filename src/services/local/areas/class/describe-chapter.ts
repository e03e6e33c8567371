import { inLanguage } from '../../text/in-language.ts'
import { plainText } from '../../text/plain-text.ts'
import type { ChapterRow } from './chapter-rows.ts'

/** What a description may be made of; `body` only where everyone may read it. */
interface DescribedChapter {
  title: string
  module: { summary: string }
  body: string | null
}

/** More than search engines show. */
const mostCharacters = 300

/** What a chapter is about, in one line: the beginning of its text, else its title and what its module says. */
export function describeChapter({ title, module, body }: DescribedChapter): string {
  // Stored HTML has no `<` but that of a tag.
  const text = plainText((body ?? '').replaceAll(/<[^<>]*>/g, ' '))
  return Array.from(text || `${title}. ${module.summary}`)
    .slice(0, mostCharacters)
    .join('')
}

/** The title and the description of a chapter's page, both in the language of the chapter; `body` only where everyone may read it. */
export const pageWords = (
  row: ChapterRow,
  ofClass: { name: string },
  body: string | null,
): { pageTitle: string; pageDescription: string } => ({
  pageTitle: `${row.title} – ${inLanguage({ ...ofClass }, row.language).name}`,
  pageDescription: describeChapter({
    title: row.title,
    module: inLanguage({ ...row.module }, row.language),
    body,
  }),
})
