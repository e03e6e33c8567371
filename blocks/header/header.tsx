import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { Brand } from '../parts/brand.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageLink } from './language-link.tsx'
import { MenuItem } from './menu-item.tsx'
import { needsOwnRow } from './own-row.ts'
import type { HeaderProps } from './schema.ts'
import { strings } from './strings.ts'

/**
 * The header of the site. One menu: a row on a wide screen, a popover on a phone; both work without script. The runtime acts on
 * `data-menu` once it, or a part of it, was opened.
 */
export function Header({ props, page, slots }: BlockProps<HeaderProps>) {
  const menuId = useId()
  const { pathname } = new URL(page.address ?? 'https://localhost/')
  const t = strings[page.locale]
  const isDark = props.look === 'dark'
  const classes = ['header', `header-${props.look}`]
  if (isDark) classes.push('band-dark')
  if (props.sticky) classes.push('header-sticky')
  if (needsOwnRow(props, page, 'end' in slots)) classes.push('header-long')

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
            <nav
              id={menuId}
              className="header-menu"
              popover="auto"
              aria-label={t.menu}
              data-menu=""
            >
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
                    at={{ pathname, home: page.base || '/' }}
                    group={`${menuId}-sub`}
                    overview={t.overview}
                  />
                ))}
              </ul>
              {props.search && <HeaderSearch search={props.search} base={page.base} t={t} />}
              {props.action && (
                <a className="button header-menu-action" href={props.action.href}>
                  {props.action.label}
                </a>
              )}
            </nav>
          </>
        )}
        <div className="header-end">
          <LanguageLink page={page} pathname={pathname} />
          {slots['end']}
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
