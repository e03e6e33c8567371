import { useId } from 'react'
import type { Location } from 'react-router-dom'
import type { Locale } from '#schemas/text.ts'
import { pathIn } from '#schemas/paths.ts'
import type { PageContext } from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { Brand } from '../parts/brand.tsx'
import { MenuItem } from './menu-item.tsx'
import type { HeaderProps } from './schema.ts'
import { useMenu } from './use-menu.ts'

const words: Record<Locale, { menu: string; open: string; close: string; overview: string }> = {
  id: { menu: 'Menu utama', open: 'Menu', close: 'Tutup', overview: 'Selengkapnya' },
  en: { menu: 'Main menu', open: 'Menu', close: 'Close', overview: 'Overview' },
}

const languages: Record<Locale, string> = { id: 'Bahasa Indonesia', en: 'English' }

/** Links to this page in the site's other language; a full load, since the shell is in the language too. */
function LanguageLink({ page, location }: { page: PageContext; location: Location }) {
  const other = page.locales.find((locale) => locale !== page.locale)
  if (other === undefined) return null
  const path = location.pathname.slice(page.base.length)
  const href = pathIn(path || '/', other, page.locales[0])
  return (
    <a
      className="inline-grid min-h-11 min-w-11 place-items-center text-tiny font-semibold hover:underline"
      href={href + location.search}
      hrefLang={other}
      lang={other}
      data-reload=""
    >
      <span className="sr-only">{languages[other]}</span>
      <span aria-hidden="true">{other.toUpperCase()}</span>
    </a>
  )
}

/** The header of the site. One menu: a row on a wide screen, a popover on a phone; both work without script. */
export function Header({ props, page }: BlockProps<HeaderProps>) {
  const menuId = useId()
  const { menu, location } = useMenu()
  const t = words[page.locale]
  const isDark = props.look === 'dark'
  const classes = ['header', `header-${props.look}`]
  if (isDark) classes.push('band-dark')
  if (props.sticky) classes.push('header-sticky')

  return (
    <header className={classes.join(' ')}>
      <div className="wrap header-row">
        <div className="header-brand">
          <Brand page={page} show={props.brand} ground={isDark ? 'dark' : 'page'} />
        </div>
        {props.menu.length > 0 && (
          <>
            <button type="button" className="header-open" popoverTarget={menuId}>
              <span className="header-bars" aria-hidden="true" />
              {t.open}
            </button>
            <nav ref={menu} id={menuId} className="header-menu" popover="auto" aria-label={t.menu}>
              <button
                type="button"
                className="header-close"
                popoverTarget={menuId}
                popoverTargetAction="hide"
              >
                {t.close}
              </button>
              <ul className="header-list">
                {props.menu.map((entry) => (
                  <MenuItem
                    key={entry.href + entry.label}
                    entry={entry}
                    at={{ pathname: location.pathname, home: page.base || '/' }}
                    group={`${menuId}-sub`}
                    overview={t.overview}
                  />
                ))}
              </ul>
              {props.action && (
                <a className="button header-menu-action" href={props.action.href}>
                  {props.action.label}
                </a>
              )}
            </nav>
          </>
        )}
        <div className="header-end order-2 flex items-center gap-2">
          <LanguageLink page={page} location={location} />
          {props.action && (
            <a className="button header-action" href={props.action.href}>
              {props.action.label}
            </a>
          )}
        </div>
      </div>
    </header>
  )
}
