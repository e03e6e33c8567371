import { hostileFolders, hostileRows, hostileTexts } from './hostile-data.ts'
import type { HostileLayout } from './hostile-layout.ts'
import { hostileJson, hostileParents, hostileRoutes } from './hostile-manifests.ts'
import { hostileProse } from './hostile-prose.ts'

/** Every hostile layout, each with a name of its own. */
export const hostileLayouts = (): HostileLayout[] => [
  ...hostileRoutes(),
  ...hostileProse(),
  ...hostileJson(),
  ...hostileParents(),
  ...hostileRows(),
  ...hostileTexts(),
  ...hostileFolders(),
]
