import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

const choices = ['system', 'light', 'dark'] as const

/** The choice between light and dark pages. The runtime shows it: without scripts pages are as the visitor's system asks. */
export function FooterScheme({ locale }: { locale: Locale }) {
  const { scheme, schemes } = strings[locale]
  return (
    <label className="footer-scheme" data-part="scheme" hidden>
      {scheme}
      <select className="footer-scheme-choice" autoComplete="off">
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {schemes[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}
