import type { LeadArea } from '#schemas/services/lead-area.ts'
import type { Locale } from '#schemas/text.ts'
import { areaName } from './area-words.ts'

const words: Record<Locale, { of: string }> = {
  id: { of: 'Yang Anda lihat di sini:' },
  en: { of: 'What you see here:' },
}

interface AreaNoteProps {
  /** Null for an account that is no lead's. */
  area: LeadArea | null | undefined
  /** What else is said of what belongs there. */
  more?: string
  locale: Locale
}

/** Whose figures a lead sees; nothing for other accounts. */
export function AreaNote({ area, more, locale }: AreaNoteProps) {
  if (!area) return null
  const isWhole = area.program === null && area.province === null
  return (
    <p className="notice area-note">
      {words[locale].of} <strong>{areaName(area, locale)}</strong>.{more && !isWhole && ` ${more}`}
    </p>
  )
}
