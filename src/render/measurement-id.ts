import type { Settings } from '#schemas/settings.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'

/** What the policy of a page must allow for a site whose visits are measured: the frame that holds the worker. */
export const analyticsAllowance = 'analytics'

/** The id that the visits of a site are measured by: that of its settings, else of its layout; undefined for none. */
export const measurementIdOf = ({
  settings,
  layout,
}: {
  settings: Pick<Settings, 'analytics'>
  layout: Pick<CompiledLayout, 'manifest'>
}): string | undefined =>
  (settings.analytics ?? layout.manifest.analytics)?.measurementId || undefined
