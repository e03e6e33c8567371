/** What a gate says, and what its button does. */
export interface GateState {
  heading: string
  lead: string
  /** Without it there is no button. */
  button?: string
  act?(): void
}

/** The gate that the server wrote, as it can be changed. */
export interface GateScreen {
  /** What the server wrote, for who is not signed in. */
  signedOut: GateState
  show(state: GateState): void
}

/** Takes over the texts and the button of a gate. */
export function openScreen(section: HTMLElement, signIn: () => void): GateScreen {
  const find = (selector: string) => section.querySelector<HTMLElement>(selector)
  const [heading, lead, button] = [find('h1'), find('[role=status]'), find('[data-gate=go]')]
  const textOf = (element: HTMLElement | null) => element?.textContent ?? ''
  const signedOut: GateState = {
    heading: textOf(heading),
    lead: textOf(lead),
    button: textOf(button),
    act: signIn,
  }
  let state = signedOut
  button?.addEventListener('click', (event) => {
    event.preventDefault()
    state.act?.()
  })
  return {
    signedOut,
    show(next) {
      state = next
      if (heading) heading.textContent = next.heading
      if (lead) lead.textContent = next.lead
      if (!button) return
      button.hidden = next.button === undefined
      button.textContent = next.button ?? ''
    },
  }
}
