import { limits } from '#schemas/node.ts'
import type { ParsedLayout, RawLayout } from '../read/parsed-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { pointerParts, isUnder } from '../values/pointers.ts'
import type { EffectiveRoute } from './effective-layout.ts'

/** The child's routes in its order, then those of its parents that it does not override. */
export function mergeRoutes(chain: readonly ParsedLayout[], out: Reporter): EffectiveRoute[] {
  const routes = chain.flatMap(({ name, manifest, place }) =>
    (manifest?.routes ?? []).map((route, i) => ({
      route,
      layer: name,
      place: (below: string) => place(`/routes/${i}${below}`),
    })),
  )
  const owner = new Map<string, string>()
  const effective = routes.filter(({ route, layer }) => {
    const key = route.path.toLowerCase()
    const first = owner.get(key)
    if (first !== undefined && first !== layer) return false
    owner.set(key, layer)
    return true
  })
  const [own] = chain
  if (effective.length > limits.routes && own) {
    const message = `${effective.length} routes with those of its parents, at most ${limits.routes}.`
    out.report('too-many', message, own.place('/routes'))
  }
  return effective.slice(0, limits.routes)
}

/** The manifests of layers without keys that an older layer locked, which are reported. Nodes lock shell parts. */
export function withoutLocked(
  layers: readonly ParsedLayout[],
  out: Reporter,
): Partial<RawLayout>[] {
  const locks: { lock: string; layer: string }[] = []
  return layers.map(({ name, manifest = {}, place, lock }) => {
    const own = { ...manifest, theme: { ...manifest.theme } }
    for (const { lock: locked, layer } of locks) {
      for (const pointer of lockable(own).filter((written) => isUnder(written, locked))) {
        out.report('locked', `${pointer} is locked by "${layer}".`, place(pointer))
        const [key = '', below] = pointerParts(pointer)
        const from: Record<string, unknown> = below === undefined ? own : own.theme
        delete from[below ?? key]
      }
    }
    locks.push(...lock.map((locked) => ({ lock: locked, layer: name })))
    return own
  })
}

const lockable = ({ theme, locales, notFound }: Partial<RawLayout>): string[] => [
  ...Object.keys(theme ?? {}).map((key) => `/theme/${key}`),
  ...(locales === undefined ? [] : ['/locales']),
  ...(notFound === undefined ? [] : ['/notFound']),
]

/** The setting that each of these files of a layout's own `assets/` is, where its settings name no other. */
const settingOf = {
  'logo.svg': 'logoDark',
  'logo-light.svg': 'logoLight',
  'favicon.svg': 'favicon',
} as const

/** The picture of a layout's own `assets/` that its site is shared with, where its settings name no other. */
const sharedPicture = 'share.png'

/** The site that a layout serves itself, with the logos of its own folder: those of its parents are another brand's. */
export function withOwnPictures({ manifest, source }: ParsedLayout): RawLayout['site'] {
  const { site } = manifest ?? {}
  if (site === undefined) return undefined
  const found = Object.entries(settingOf).flatMap(([file, setting]) =>
    Object.hasOwn(source.assets, file) ? [[setting, `asset:${file}`] as const] : [],
  )
  const image = Object.hasOwn(source.assets, sharedPicture)
    ? { image: { default: `asset:${sharedPicture}` } }
    : {}
  return { ...site, settings: { ...Object.fromEntries(found), ...image, ...site.settings } }
}
