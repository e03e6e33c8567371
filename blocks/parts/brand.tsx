import type { SiteContext } from '#schemas/page-boot.ts'

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
  const named = show !== 'logo' || logo === null
  return (
    <a
      className="brand inline-flex min-h-11 items-center gap-3 font-heading text-heading leading-tight font-bold"
      href={page.base || '/'}
    >
      {logo !== null && (
        <picture className="contents">
          {logoIfPreferred !== null && logoIfPreferred !== logo && (
            <source media="(prefers-color-scheme: dark)" srcSet={logoIfPreferred} />
          )}
          <img
            className="brand-logo h-10 w-auto max-w-44 flex-none object-contain"
            src={logo}
            alt={named ? '' : title}
            width={40}
            height={40}
          />
        </picture>
      )}
      {named && <span className="brand-name text-balance">{title}</span>}
    </a>
  )
}
