const asText = (text: string) => text
const asNumber = (text: string) => Number(text)
const asBoolean = (text: string) => text === 't'
const asJson = (text: string): unknown => JSON.parse(text)

/**
 * The parsers of values by type oid, so that both backends return the same: integers and floats as numbers,
 * dates and times as text, JSON as its value.
 */
export const decoders: Record<number, (text: string) => unknown> = {
  16: asBoolean,
  20: asNumber,
  21: asNumber,
  23: asNumber,
  26: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  1082: asText,
  1114: asText,
  1184: asText,
  1700: asText,
  3802: asJson,
}
