import { readToken } from '../payloads.ts'
import { localKeys } from '../services/keys.ts'
import { visit } from '../visit-client.ts'

/** Signing in and out, and whose account it is, are loaded when the menu is opened. */
const account = () => import('./account.ts')

/** Shows the menu of who is signed in, with the links of their kind, in the place of the link to the sign-in. */
export function begin(menu: HTMLElement): void {
  const name = menu.querySelector('[data-name]')
  const panel = menu.querySelector<HTMLElement>('[popover]')
  const update = () => {
    const isIn = readToken() !== null
    menu.toggleAttribute('data-open', isIn)
    // Nothing of a person stays in a page that is theirs no longer.
    if (!isIn && name) name.textContent = ''
    if (!isIn && panel?.matches(':popover-open')) panel.hidePopover()
    const kind = visit.environment.local.read(localKeys.userKind) ?? ''
    for (const entry of menu.querySelectorAll<HTMLElement>('[data-kinds]'))
      entry.hidden = !entry.dataset['kinds']?.split(' ').includes(kind)
  }
  const showName = async () => {
    if (!name || name.textContent) return
    const own = await (await account()).ownName()
    if (readToken() !== null) name.textContent = own ?? ''
    update()
  }
  panel?.addEventListener('beforetoggle', () => void showName().catch(console.error))
  menu
    .querySelector('[data-sign-out]')
    ?.addEventListener('click', () => void account().then((one) => one.signOut()))
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(event, update, true)
  update()
}
