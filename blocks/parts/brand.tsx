import type { SiteContext } from '#schemas/page-boot.ts'
import { readFacts } from '#schemas/pictures.ts'
import { PlainPicture } from './picture.tsx'

interface BrandProps {
  page: SiteContext
  show: 'both' | 'logo' | 'title'
  /** The ground of the page, or a dark band on it. */
  ground: 'page' | 'dark'
}

/** The site's logo and title, linking to the home page. Without a logo for this background, the title alone. */
export function Brand({ page, show, ground }: BrandProps) {
  const { title, logoDark, logoLight, schemes } = page.site
  const logoOn = { light: logoDark, dark: logoLight }
  const [scheme, ifPreferred] = ground === 'dark' ? (['dark'] as const) : schemes
  const logo = show === 'title' ? null : logoOn[scheme]
  const logoIfPreferred = ifPreferred === undefined ? null : logoOn[ifPreferred]
  const { address = '', facts } = logo === null ? {} : readFacts(logo)
  const named = show !== 'logo' || logo === null
  return (
    <a className="brand" href={page.base || '/'}>
      {logo !== null && (
        <picture>
          {logoIfPreferred !== null && logoIfPreferred !== logo && (
            <source
              media="(prefers-color-scheme: dark)"
              srcSet={readFacts(logoIfPreferred).address}
            />
          )}
          <PlainPicture
            className="brand-logo"
            src={address}
            alt={named ? '' : title}
            unknown={[40, 40]}
            facts={facts}
            loading="eager"
          />
        </picture>
      )}
      {named && <span className="brand-name">{title}</span>}
    </a>
  )
}
