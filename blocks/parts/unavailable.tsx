import type { Locale } from '#schemas/text.ts'

const words: Record<Locale, { text: string; again: string }> = {
  id: { text: 'Bagian ini belum dapat dimuat.', again: 'Muat ulang halaman' },
  en: { text: 'This part could not be loaded.', again: 'Reload the page' },
}

/** Replaces a block whose data could not be loaded. */
export function Unavailable({ locale }: { locale: Locale }) {
  return (
    <div className="wrap section">
      <p className="notice" role="status">
        {words[locale].text} <a href="?">{words[locale].again}</a>
      </p>
    </div>
  )
}
