/** The header of a file that is saved under its name: RFC 6266. */
export const attachment = (name: string): string => `attachment; ${named(name)}`

/** The header of a file that is shown, and saved under its name. */
export const inline = (name: string): string => `inline; ${named(name)}`

const named = (name: string) => `filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`

/** For clients without RFC 5987: letters beyond ASCII, and those that could end the text, become underscores. */
const asciiOf = (name: string) => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')

/** RFC 5987 also wants `'()*!` escaped, which `encodeURIComponent` leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
