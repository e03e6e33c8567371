import { pathIn } from '#schemas/paths.ts'
import type { ScreenMaker } from './fallback-pages.ts'
import type { PageMaker } from './make-page.ts'
import type { MakeOptions, Making } from './making.ts'
import { splitLocale } from './page-address.ts'
import type { Site } from '#src/sites/sites.ts'

interface ScreenMakerOptions extends Pick<PageMaker, 'makeScreen'>, Pick<MakeOptions, 'files'> {
  failed(site: Site, path: string, error: unknown): void
}

/** What draws screens in place of a page, in its language. Nobody is admitted by one, and it shows no form that was refused. */
export function screenMaker(
  { site, address }: Making,
  { files, makeScreen, failed }: ScreenMakerOptions,
): ScreenMaker {
  const { locale } = splitLocale(site, address.path)
  const home = pathIn('/', locale, site.layout.locales[0])
  return {
    place: { locale, home, isDevelopment: files.extraHead !== undefined },
    draw: (screen) => makeScreen({ site, address, caller: null }, screen),
    failed: (error) => failed(site, address.path, error),
  }
}
