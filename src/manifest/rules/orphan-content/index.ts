import { defineRule } from '../define.ts'
import { filePlace } from '../file-place.ts'
import { isNamedBy } from '../named-files.ts'

export const orphanContent = defineRule({
  name: 'orphan-content',
  family: 'upkeep',
  severity: 'info',
  title: 'Nothing names a text of content/',
  hint: 'Delete the file, or name it with content:<name>.',
  why: 'A text that no block shows is never read, and goes stale unseen.',
  layout({ layout, report }) {
    const { manifest, own } = layout
    if (manifest.abstract) return
    for (const name of own.contents.keys()) {
      if (isNamedBy(layout, 'contents', name)) continue
      report(`Nothing names content:${name}.`, filePlace(own, `content/${name}.mdx`))
    }
  },
})
