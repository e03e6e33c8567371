const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML 1.0, without the characters that no document may have. */
export const escapeXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uFFFD]/g, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
