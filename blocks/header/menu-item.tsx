import { plainPath } from '../parts/leads-to.ts'
import type { MenuEntry } from './schema.ts'

interface Place {
  pathname: string
  home: string
}

interface MenuItemProps {
  entry: MenuEntry
  /** The path of the page, and that of the first page in its language. */
  at: Place
  group: string
  overview: string
}

/** One entry of the menu: a link, or a label that opens its links; the style sheet marks the label when one of them is current. */
export function MenuItem({ entry, at, group, overview }: MenuItemProps) {
  const links = entry.items ?? []
  if (links.length === 0) {
    return (
      <li>
        <a className="header-link" href={entry.href} aria-current={current(entry.href, at)}>
          {entry.label}
        </a>
      </li>
    )
  }
  const isListed = links.some(({ href }) => href === entry.href)
  return (
    <li className="header-parent">
      <details name={group}>
        <summary className="header-link">{entry.label}</summary>
        <ul className={links.length > 4 ? 'header-sub header-sub-wide' : 'header-sub'}>
          {links.map((link) => (
            <li key={link.href + link.label}>
              <a
                className="header-sub-link block rounded-control px-3 py-2.5 leading-snug hover:underline"
                href={link.href}
                aria-current={current(link.href, at)}
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
                aria-current={current(entry.href, at)}
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

/**
 * Whether a link leads to the page that is shown, or to the section that it is in; ignoring case and trailing slash, and the
 * query of the page. Every page is below the first one, which is no section; a link with a query or a fragment leads to a
 * part of a page, and several may lead to parts of one.
 */
function current(href: string, { pathname, home }: Place): 'page' | 'true' | undefined {
  if (/[?#]/.test(href)) return undefined
  const [link, here] = [plainPath(href), plainPath(pathname)]
  if (link === here) return 'page'
  return link !== plainPath(home) && here.startsWith(`${link}/`) ? 'true' : undefined
}
