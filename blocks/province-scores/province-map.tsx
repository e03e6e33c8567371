import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { listHref, queryValue, type QueriedList } from '../parts/list-query.ts'
import { mapSize, provinceShapes, type ProvinceShape } from './province-shapes.ts'
import type { ScoreRow } from './score-table.tsx'
import { strings } from './strings.ts'

interface ProvinceMapProps {
  rows: readonly ScoreRow[]
  /** The province that was chosen. */
  chosen: string | undefined
  /** Where a province may be chosen by a link. */
  list: QueriedList | undefined
  locale: Locale
}

/** How many steps the scores are shown in. */
const steps = 4

/** The outline that shows a province; undefined for a name that no province has. */
export const shapeOf = (province: string): ProvinceShape | undefined =>
  provinceShapes.find(({ names }) => names.some((name) => plain(name) === plain(province)))

/** The value of the query that chooses the province of one of these names; the first name where any text may be given. */
export function provinceValue(list: QueriedList, names: readonly [string, ...string[]]): string {
  const { of = [] } = queryValue(list, 'province') ?? {}
  return of.find((value) => names.some((name) => plain(name) === plain(value))) ?? names[0]
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The provinces of Indonesia by their score, each a link that narrows the table to it. */
export function ProvinceMap({ rows, chosen, list, locale }: ProvinceMapProps) {
  const id = useId()
  const t = strings[locale]
  const best = Math.max(1, ...rows.map(({ score }) => score))
  const current = chosen === undefined ? undefined : shapeOf(chosen)
  return (
    <figure className="province-map">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        width={mapSize.width}
        height={mapSize.height}
        role="group"
        aria-label={t.map}
      >
        <Patterns id={id} />
        {provinceShapes.map((shape) => {
          const own = rows.filter(({ province }) => shapeOf(province) === shape)
          const step = Math.ceil((Math.max(0, ...own.map(({ score }) => score)) / best) * steps)
          const name = own
            .map(({ province, score }) => `${province}: ${formatNumber(score, locale)}`)
            .join(', ')
          return (
            <Province
              key={shape.names[0]}
              shape={shape}
              name={name}
              fill={step === 0 ? undefined : `url(#${id}${step})`}
              href={list && listHref(list, { province: provinceValue(list, shape.names) })}
              isCurrent={shape === current}
            />
          )
        })}
      </svg>
      <figcaption className="province-map-legend">
        <p className="sr-only">{t.legend}</p>
        <ul>
          {Array.from({ length: steps }, (_, i) => (
            <li key={i}>
              <svg viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">
                <rect width="28" height="18" fill={`url(#${id}${i + 1})`} />
              </svg>
              {t.from(Math.floor((best * i) / steps) + 1, Math.floor((best * (i + 1)) / steps))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

interface ProvinceProps {
  shape: ProvinceShape
  /** Its rows in words; empty without any. */
  name: string
  fill: string | undefined
  href: string | undefined
  isCurrent: boolean
}

function Province({ shape, name, fill, href, isCurrent }: ProvinceProps) {
  const outline = <path className="province-map-shape" d={shape.path} fill={fill ?? 'none'} />
  if (name === '') return <g aria-hidden="true">{outline}</g>
  if (href === undefined)
    return (
      <g role="img" aria-label={name}>
        {outline}
      </g>
    )
  return (
    <a href={href} aria-label={name} {...(isCurrent && { 'aria-current': 'true' })}>
      <title>{name}</title>
      {outline}
    </a>
  )
}

/** Dots, lines, dense lines and a full ground: steps that differ without their colour. */
function Patterns({ id }: { id: string }) {
  const tile = (step: number, size: number, path: string) => (
    <pattern id={`${id}${step}`} width={size} height={size} patternUnits="userSpaceOnUse">
      <path className="province-map-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="province-map-ink" d={path} />
    </pattern>
  )
  return (
    <defs>
      {tile(1, 7, 'M2.5 2.5h2v2h-2z')}
      {tile(2, 6, 'M0 0h6v1.5h-6z')}
      {tile(3, 5, 'M0 0h5v3h-5z')}
      {tile(4, 8, 'M0 0h8v8h-8z')}
    </defs>
  )
}
