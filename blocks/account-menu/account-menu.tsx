import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import type { AccountMenuProps } from './schema.ts'
import { strings } from './strings.ts'

const person = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.4-3.9 3.5-6 8-6s7.6 2.1 8 6'

const Person = () => <LineIcon path={person} size={22} box={24} />

/**
 * The link to the sign-in, and the menu in its place for who is signed in, which the runtime fills in: the HTML is the same
 * for everyone and holds nothing of a person. The menu is a popover, so Escape and a press beside it close it.
 */
export function AccountMenu({ props, page }: BlockProps<AccountMenuProps>) {
  const id = useId()
  const t = strings[page.locale]
  return (
    <nav className="account-menu" aria-label={t.account} data-signed-in="account">
      <a className="account-menu-control" href={props.signIn}>
        <Person />
        <span className="account-menu-word">{t.signIn}</span>
      </a>
      <button type="button" className="account-menu-control" popoverTarget={id}>
        <Person />
        <span className="account-menu-word">{t.account}</span>
      </button>
      <div id={id} className="account-menu-panel" popover="auto">
        <p className="account-menu-who" role="status">
          <span>{t.signedInAs}</span> <span className="account-menu-name" data-name="" />
        </p>
        {props.links.length > 0 && (
          <ul aria-label={t.pages}>
            {props.links.map(({ label, href, kinds }) => (
              <li
                key={href + label}
                {...(kinds.length > 0 && { 'data-kinds': kinds.join(' '), hidden: true })}
              >
                <a className="account-menu-link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="account-menu-link account-menu-out" data-sign-out="">
          {t.signOut}
        </button>
      </div>
    </nav>
  )
}
