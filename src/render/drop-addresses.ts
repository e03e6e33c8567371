import { isSafeAddress } from '#schemas/address.ts'

/** An address of these characters needs no look: a path, an anchor, or a host behind `http://` or `https://`. */
const plain = String.raw`(?!//)(?:https?://)?[\w#?=,.%+~/-]*"`

const addressed = new RegExp(
  ` (href|src|action|formaction|poster|xlink:href|data)="(?!${plain})([^"]*)"`,
  'gi',
)
const pictures = new Set(['src', 'poster'])

/**
 * HTML without the addresses that nothing may lead to, each of which is reported. Layouts are checked before; this is for
 * rows and for answers of other systems. Attributes are as React and the sanitiser write them: in double quotes.
 */
export const dropAddresses = (html: string, report: (address: string) => void): string =>
  html.replace(addressed, (attribute, name: string, value: string) => {
    const address = decode(value)
    if (isSafeAddress(address, pictures.has(name.toLowerCase()))) return attribute
    report(address.slice(0, 80))
    return ''
  })

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (value: string): string =>
  value.includes('&')
    ? value.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole)
    : value
