import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { eachString } from '../languages.ts'

const tags =
  'a|abbr|b|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video'
const markup = new RegExp(
  `</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:[a-z]{2,8}|#\\d{1,6}|#x[\\da-f]{1,6});`,
  'i',
)

export const htmlInText = defineRule({
  name: 'html-in-text',
  family: 'text',
  severity: 'warning',
  title: 'A plain text holds HTML',
  hint: 'Write the character itself, such as & or é, and leave tags to the block; props of prose take Markdown.',
  why: 'Plain text is escaped before it is drawn, so that no text can bring a script: visitors would read the tag.',
  ...eachText(({ text, isProse }, reportAt) => {
    if (isProse) return
    eachString(text, (string, below) => {
      const found = markup.exec(string)
      if (found) reportAt(`${found[0].slice(0, 40)} would be shown as it stands.`, below)
    })
  }),
})
