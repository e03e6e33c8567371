import type { PageContext } from '#schemas/page-boot.ts'
import { FooterScheme } from './footer-scheme.tsx'
import type { FooterProps } from './schema.ts'
import { strings } from './strings.ts'

interface FooterEndProps {
  props: FooterProps
  page: PageContext
}

/** The last lines: who runs the site, a note, profiles elsewhere, and what visitors choose: to be measured, and light or dark pages. Renders nothing without any of them. */
export function FooterEnd({ props, page }: FooterEndProps) {
  const { operator, note, legal, social } = props
  const [first, second = first] = page.site.schemes
  const hasChoice = first !== second
  const hasLinks = legal.length + social.length > 0
  if (!operator && !note && !hasLinks && !page.isMeasured && !hasChoice) return null
  const t = strings[page.locale]
  return (
    <div className="wrap">
      <div className="footer-end">
        {(operator || note) && (
          <div className="max-w-[48rem]">
            {operator && <Operator operator={operator} label={t.operator} />}
            {note && <p>{note}</p>}
          </div>
        )}
        <LinkLine label={t.legal} links={legal} />
        <LinkLine label={t.social} links={social} />
        {hasChoice && <FooterScheme locale={page.locale} />}
        {page.isMeasured && (
          <button type="button" className="footer-link footer-consent" data-consent="">
            {t.consent}
          </button>
        )}
      </div>
    </div>
  )
}

interface LinkLineProps {
  label: string
  links: FooterProps['legal']
}

/** Links beside each other, as a landmark; nothing without any. */
function LinkLine({ label, links }: LinkLineProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a className="footer-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface OperatorProps {
  operator: NonNullable<FooterProps['operator']>
  label: string
}

/** Who runs the site: the legal name, the address, and the numbers that it is registered by. */
function Operator({ operator: { name, address, nib, npwp, registration }, label }: OperatorProps) {
  const numbers = [nib && `NIB ${nib}`, npwp && `NPWP ${npwp}`, registration].filter(Boolean)
  return (
    <address className="footer-operator">
      {label} <strong>{name}</strong>
      {address && <>, {address.replaceAll('\n', ', ')}</>}
      {numbers.length > 0 && <span className="block">{numbers.join(' · ')}</span>}
    </address>
  )
}
