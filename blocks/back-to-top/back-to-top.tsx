import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import type { BackToTopProps } from './schema.ts'

const words: Record<Locale, string> = { id: 'Ke atas', en: 'Back to top' }

/**
 * A link to the begin of the page, before the footer. On a phone it stays in view from the third screen on, where the browser
 * can tell by style alone; it ends above the footer, so that it covers none of its links.
 */
export function BackToTop({ props, page }: BlockProps<BackToTopProps>) {
  const label = props.label ?? words[page.locale]
  return (
    <nav className="back-to-top-line" aria-label={label}>
      <a className="back-to-top" href="#main">
        <LineIcon path="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" size={20} box={24} weight={2} />
        <span>{label}</span>
      </a>
    </nav>
  )
}
