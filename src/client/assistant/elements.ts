/** An element with a class and what is in it; texts stay texts. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

/** A button that is no submit button. */
export function pressable(className: string, label: string, act: () => void): HTMLButtonElement {
  const button = element('button', className, label)
  button.type = 'button'
  button.addEventListener('click', act)
  return button
}
