import type { PageContext } from '#schemas/page-boot.ts'

/** The site as the Organization of schema.org that publishes, teaches or employs. */
export const organisationOf = ({ site, base }: Pick<PageContext, 'site' | 'base'>) => ({
  '@type': 'Organization',
  name: site.title,
  url: base || '/',
  ...(site.logoDark ? { logo: site.logoDark } : {}),
})
