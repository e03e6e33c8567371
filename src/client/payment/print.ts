/** Prints the page at the press of a button, which is hidden until it works. */
export function begin(button: HTMLElement): void {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
