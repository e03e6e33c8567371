import type { PageContext } from '#schemas/page-boot.ts'

interface BrandProps {
  page: PageContext
  show: 'both' | 'logo' | 'title'
  ground: 'light' | 'dark'
}

/** The site's logo and title, linking to the home page. Without a logo for this background, the title alone. */
export function Brand({ page, show, ground }: BrandProps) {
  const { title, logoDark, logoLight } = page.site
  const logo = show === 'title' ? null : ground === 'dark' ? logoLight : logoDark
  const named = show !== 'logo' || logo === null
  return (
    <a
      className="inline-flex min-h-11 items-center gap-3 font-heading text-heading leading-tight font-bold"
      href={page.base || '/'}
    >
      {logo !== null && (
        <img
          className="h-10 w-auto max-w-44 flex-none object-contain"
          src={logo}
          alt={named ? '' : title}
          width={40}
          height={40}
        />
      )}
      {named && <span className="text-balance">{title}</span>}
    </a>
  )
}
