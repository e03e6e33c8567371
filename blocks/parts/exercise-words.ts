import type { ExerciseLanguage, ExerciseLevel } from '#schemas/collections/exercise.ts'
import type { Locale } from '#schemas/text.ts'

/** The names of languages, the same in every language of people. */
export const languageNames: Readonly<Record<ExerciseLanguage, string>> = {
  javascript: 'JavaScript',
  sql: 'SQL',
  'html-css': 'HTML & CSS',
  python: 'Python',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  go: 'Go',
  php: 'PHP',
  ruby: 'Ruby',
  kotlin: 'Kotlin',
  rust: 'Rust',
}

/** The levels of exercises in words. */
export const levelNames: Record<Locale, Readonly<Record<ExerciseLevel, string>>> = {
  id: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
  en: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
}
