import { Locale, type LocalText } from '#schemas/text.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'

/** A page without nodes, for a body that the engine writes itself. */
export const blankPage = (name: string, title: LocalText): CompiledPage => ({
  name,
  title,
  siteName: true,
  seo: {},
  resources: [],
  nodes: [],
  languages: Locale.options,
  prose: undefined,
})
