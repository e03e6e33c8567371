import type { ProvinceStatistics } from '#schemas/services/statistics.ts'
import { islandPath, mapSize } from './islands-map.ts'
import { findPosition } from './province-positions.ts'

/** The islands with a disc for each province that takes part, by its schools; the list beside it says the same in words. */
export function NetworkMap({ provinces }: { provinces: readonly ProvinceStatistics[] }) {
  const most = Math.max(...provinces.map(({ schools }) => schools))
  return (
    <svg
      className="network-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
    >
      <path d={islandPath} />
      {provinces.map(({ province, schools }) => {
        const position = findPosition(province)
        const radius = Math.round(4 + 4 * Math.sqrt(schools / most))
        return position && <circle key={province} cx={position.x} cy={position.y} r={radius} />
      })}
    </svg>
  )
}
