import type { Locale } from '#schemas/text.ts'

const words: Record<Locale, { text: string; again: string }> = {
  id: { text: 'Bagian ini belum dapat dimuat.', again: 'Coba lagi' },
  en: { text: 'This part could not be loaded.', again: 'Try again' },
}

/** Resolves to the page with its query; `data-reload` has the browser load it again. */
const samePage = ''

/** Replaces a block whose data could not be loaded, below its heading where one is given. */
export function Unavailable({ locale, heading }: { locale: Locale; heading?: string }) {
  return (
    <div className="wrap section">
      {heading && <h2 className="title mb-6">{heading}</h2>}
      <p className="notice" role="status">
        {words[locale].text}{' '}
        <a href={samePage} data-reload="">
          {words[locale].again}
        </a>
      </p>
    </div>
  )
}
