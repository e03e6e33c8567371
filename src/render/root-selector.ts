/** A layout's own look, in attributes of `<html>`: they stay as the server wrote them. */
const look = 'data-(?:shape|headings|rhythm)'
const unset = String.raw`html:not\(\[(${look})\]\)`
const root = new RegExp(String.raw`^(?::root|html|${unset}|html\[${look}="?\w+"?\])$`)
const withoutOwn = new RegExp(`^${unset}`)

/** Whether a selector is for `<html>` and nothing else. */
export const isRoot = (selector: string): boolean => root.test(selector)

/** How many conditions a selector for `<html>` has: of two rules in one layer that with more wins. */
export const conditionsOf = (selector: string): number => (selector.includes('[') ? 1 : 0)

/** Whether a selector is for pages without an attribute of `<html>` that this one has. */
export const isRuledOut = (selector: string, htmlAttributes: string): boolean => {
  const [, name] = withoutOwn.exec(selector) ?? []
  return name !== undefined && htmlAttributes.includes(`${name}=`)
}
