import type { Submission } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'

const columns: Record<Locale, readonly string[]> = {
  id: ['Nomor', 'Waktu', 'Formulir', 'Halaman', 'Bahasa'],
  en: ['Number', 'Sent at', 'Form', 'Page', 'Language'],
}

/**
 * Submissions as rows of a table, of which the first names the columns. Each field has a column, under the label of the newest submission that has it; fields of
 * several forms are apart, even when they have the same label.
 */
export function toTable(items: readonly Submission[], locale: Locale): string[][] {
  const labels = new Map<string, string>()
  for (const { form, answers } of items)
    for (const { name, label } of answers) {
      const key = `${form} ${name}`
      if (!labels.has(key)) labels.set(key, label)
    }
  const rows = items.map(({ receipt, sentAt, title, path, language, form, answers }) => {
    const written = new Map(answers.map(({ name, value }) => [`${form} ${name}`, value]))
    return [
      receipt,
      sentAt,
      title,
      path,
      language,
      ...[...labels.keys()].map((key) => written.get(key) ?? ''),
    ]
  })
  return [[...columns[locale], ...labels.values()], ...rows]
}
