import type { BindingScope } from './bindings.ts'
import { isBound } from './settle.ts'
import { didYouMean } from '../suggest.ts'

const scheme = 'asset:'

/** Reports a picture `asset:<name>` that the layout does not have, also one a binding falls back to. */
export function checkAsset(
  picture: unknown,
  pointer: string,
  scope: Pick<BindingScope, 'layout' | 'report' | 'place'>,
): void {
  if (isBound(picture)) return checkAsset(picture['fallback'], `${pointer}/fallback`, scope)
  if (typeof picture !== 'string' || !picture.startsWith(scheme)) return
  const { assets } = scope.layout
  const name = picture.slice(scheme.length)
  if (assets.has(name)) return
  const near = didYouMean(name, assets.keys())
  scope.report('unknown-asset', `assets/ holds no "${name}".${near}`, scope.place(pointer))
}
