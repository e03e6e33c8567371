import { defineRule } from '../define.ts'

export const newerManifest = defineRule({
  name: 'newer-manifest',
  family: 'grammar',
  severity: 'error',
  title: 'A layout was written for a newer Tenun',
  hint: 'Update Tenun, or write the layout for the manifest version this one reads.',
  why: 'The envelope’s version rises when its meaning changes. An older Tenun would read a newer layout wrongly.',
})
