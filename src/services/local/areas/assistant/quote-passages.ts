import type { Locale } from '#schemas/text.ts'
import type { Passage } from './retrieve.ts'

const words = {
  id: {
    greeting:
      'Halo! Tanyakan apa saja tentang kelas, program, atau tulisan di situs ini, misalnya "kelas apa yang sedang dibuka?"',
    nothing:
      'Maaf, saya tidak menemukan jawabannya di situs ini. Coba dengan kata lain, atau hubungi kami langsung.',
    from: (title: string) => `Dari “${title}”: `,
  },
  en: {
    greeting:
      'Hello! Ask me about the classes, programs or posts of this site, for instance "which classes are open?"',
    nothing:
      'Sorry, I find no answer to that on this site. Try other words, or get in touch with us.',
    from: (title: string) => `From “${title}”: `,
  },
}

/** The answer when the question is empty, or when nothing was found. */
export const sayNothingFound = (locale: Locale, isQuestion: boolean): string =>
  isQuestion ? words[locale].nothing : words[locale].greeting

/** Answers with quotes from the site, one passage after the other, each with its source. */
export function* quote(locale: Locale, passages: readonly Passage[]): Generator<string> {
  for (const [at, { title, text }] of passages.entries()) {
    yield (at === 0 ? '' : '\n\n') + words[locale].from(title)
    yield* pieces(text)
  }
}

/** Splits a text into parts of a few words, so that it can be read while it arrives. */
function* pieces(text: string): Generator<string> {
  const parts = text.match(/\S+\s*/g) ?? []
  for (let at = 0; at < parts.length; at += 6) yield parts.slice(at, at + 6).join('')
}

/**
 * Splits texts so that each fits into a line of 16 KiB however it is encoded, and removes characters that
 * PostgreSQL cannot store.
 */
export async function* inFrames(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield* text.replaceAll('\0', '').match(/[^]{1,2000}/gu) ?? []
}
