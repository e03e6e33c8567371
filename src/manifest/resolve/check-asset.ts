import type { SourceLocation } from '#schemas/problems.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isBound } from './resolve-references.ts'

const scheme = 'asset:'

interface AssetScope {
  layout: Pick<EffectiveLayout, 'assets'>
  report: Reporter['report']
  place(pointer: string): SourceLocation
}

/** Reports a picture `asset:<name>` that the layout does not have, also as the fallback of a binding. */
export function checkAsset(picture: unknown, pointer: string, scope: AssetScope): void {
  if (isBound(picture)) return checkAsset(picture['fallback'], `${pointer}/fallback`, scope)
  if (typeof picture !== 'string' || !picture.startsWith(scheme)) return
  const { assets } = scope.layout
  const name = picture.slice(scheme.length)
  if (assets.has(name)) return
  const near = didYouMean(name, assets.keys())
  scope.report('unknown-asset', `assets/ holds no "${name}".${near}`, scope.place(pointer))
}
