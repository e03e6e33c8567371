import type { FocusEvent, KeyboardEvent } from 'react'
import type { MenuEntry } from './schema.ts'
import { isOpen } from './use-menu.ts'

interface MenuItemProps {
  entry: MenuEntry
  pathname: string
  group: string
  overview: string
}

/** One entry of the menu: a link, or a label that opens its links. */
export function MenuItem({ entry, pathname, group, overview }: MenuItemProps) {
  const links = entry.items ?? []
  if (links.length === 0) {
    return (
      <li>
        <a className="header-link" href={entry.href} aria-current={current(entry.href, pathname)}>
          {entry.label}
        </a>
      </li>
    )
  }
  const hrefs = [entry.href, ...links.map(({ href }) => href)]
  const holdsCurrent = hrefs.some((href) => current(href, pathname) !== undefined)
  const isListed = links.some(({ href }) => href === entry.href)
  return (
    <li className="header-parent">
      <details name={group} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
        <summary className={holdsCurrent ? 'header-link header-within' : 'header-link'}>
          {entry.label}
        </summary>
        <ul className={links.length > 4 ? 'header-sub header-sub-wide' : 'header-sub'}>
          {links.map((link) => (
            <li key={link.href + link.label}>
              <a
                className="header-sub-link block rounded-control px-3 py-2.5 leading-snug hover:underline"
                href={link.href}
                aria-current={current(link.href, pathname)}
              >
                <span className="font-semibold">{link.label}</span>
                {link.note && <span className="block text-small text-muted">{link.note}</span>}
              </a>
            </li>
          ))}
          {!isListed && (
            <li>
              <a
                className="header-sub-link block rounded-control px-3 py-2.5 leading-snug hover:underline"
                href={entry.href}
                aria-current={current(entry.href, pathname)}
              >
                <span className="link-more">{overview}</span>{' '}
                <span className="sr-only">{entry.label}</span>
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}

/** Compares the pages of two addresses, ignoring query, fragment and trailing slash. */
function current(href: string, pathname: string): 'page' | undefined {
  const plain = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  return plain(href) === plain(pathname) ? 'page' : undefined
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** On a wide screen an open sub-menu covers the page, so it closes when focus leaves it. */
function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  // Safari does not focus a clicked link: a missing target does not mean that focus left the menu.
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
  if (!isOpen(currentTarget.closest('nav'))) currentTarget.open = false
}
