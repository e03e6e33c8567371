import { defineRule } from '../define.ts'

export const unknownToken = defineRule({
  name: 'unknown-token',
  family: 'reference',
  severity: 'error',
  title: 'A colour names a token that does not exist',
  hint: 'Name a colour of the theme, or primary, secondary … of the settings.',
  why: 'Tokens let one colour follow another: `"accent": "token:secondary"`. One that leads nowhere, or round in a circle, has no colour.',
})
