/**
 * A script with the same meaning and no character beyond ASCII. Throws for one that reads such a character as it was written,
 * where an escape would be another text.
 */
export function asciiScript(file: string, code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f][^`]*`/.test(code))
    throw new Error(`${file} has a character beyond ASCII in a String.raw.`)
  return code.replaceAll(/(\\*)([^\0-\x7f])/g, (_, slashes: string, unit: string) => {
    // A character behind an odd number of them is escaped, and means itself.
    const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes
    return kept + String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0')
  })
}
