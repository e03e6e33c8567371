import type { ParsedLayout } from '../../read/parsed-layout.ts'
import { filePlace } from '../file-place.ts'
import { defineRule } from '../define.ts'

export const orphanCollection = defineRule({
  name: 'orphan-collection',
  family: 'upkeep',
  severity: 'info',
  title: 'No page loads a collection',
  hint: 'Load it in a page’s "data", or delete the file.',
  why: 'Rows that no page shows are never read, and go stale unseen.',
  layout({ layout, report }) {
    const { manifest, own, pages, chain } = layout
    // A page that cannot be read may load any of them.
    if (manifest.abstract || chain.some(hasUnreadPage)) return
    const loaded = new Set(
      [...pages.values()].flatMap(({ head }) =>
        Object.values(head.data ?? {}).map((data) => 'collection' in data && data.collection),
      ),
    )
    for (const name of own.collections.keys()) {
      if (!loaded.has(name))
        report(`No page loads "${name}".`, filePlace(own, `collections/${name}.json`))
    }
  },
})

const hasUnreadPage = ({ source, pages }: ParsedLayout): boolean =>
  Object.keys(source.texts).some((path) => {
    const [, name] = /^pages\/([^.]+)\.(?:json|mdx)$/.exec(path) ?? []
    return name !== undefined && !pages.has(name)
  })
