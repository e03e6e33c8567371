import { pay } from './pay.ts'
import { rememberPurchase } from './purchase.ts'

/** Pays once more for a class whose payment failed or expired, at the press of the button of an element. */
export function begin(element: HTMLElement): void {
  const { class: slug = '', path = '' } = element.dataset
  const button = element.querySelector('button')
  const said = element.querySelector<HTMLElement>('[role=alert]')
  if (!button) return
  button.hidden = false
  addEventListener('pageshow', () => button.removeAttribute('aria-disabled'))
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    rememberPurchase({ slug, path })
    void pay(slug, 'repay').then((paid) => {
      if (paid.state === 'leaving') return
      button.ariaDisabled = null
      // Paid meanwhile, in another tab.
      if (paid.state === 'paid') return location.reload()
      if (said) said.textContent = paid.message
    })
  })
}
