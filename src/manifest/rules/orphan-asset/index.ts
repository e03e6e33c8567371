import { settingsPictures } from '../../resolve/settings-pictures.ts'
import { defineRule } from '../define.ts'
import { filePlace } from '../file-place.ts'
import { isNamedBy } from '../named-files.ts'

export const orphanAsset = defineRule({
  name: 'orphan-asset',
  family: 'upkeep',
  severity: 'info',
  title: 'Nothing names a file of assets/',
  hint: 'Delete the file, or name it with asset:<file>.',
  why: 'Files that nothing names are published all the same, and nobody dares to delete them later.',
  layout({ layout, report }) {
    const { manifest, own } = layout
    if (manifest.abstract) return
    const settings = manifest.site?.settings
    const pictures = Object.values(settings === undefined ? {} : settingsPictures(settings))
    for (const name of Object.keys(own.source.assets)) {
      if (isNamedBy(layout, 'assets', name) || pictures.includes(`asset:${name}`)) continue
      report(`Nothing names ${name}.`, filePlace(own, `assets/${name}`))
    }
  },
})
