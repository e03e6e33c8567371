import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import type { ColumnsProps } from './schema.ts'

const names = ['first', 'second', 'third', 'fourth']

/** Two to four columns of other blocks; an empty one takes no room. Renders nothing when all are empty. */
export function Columns({ props, slots }: BlockProps<ColumnsProps>) {
  const filled = names.filter((name) => Boolean(slots[name]))
  if (filled.length === 0) return null
  const { ratio, align, gap } = props
  const looks = [filled.length, ratio, `align-${align}`, `gap-${gap}`]

  return (
    <div className={bandClass[props.band]}>
      <div className="wrap section wrap-anywhere">
        <div className="columns-box">
          <div className={`columns-row ${looks.map((look) => `columns-is-${look}`).join(' ')}`}>
            {filled.map((name) => (
              <div key={name} className="slot">
                {slots[name]}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
