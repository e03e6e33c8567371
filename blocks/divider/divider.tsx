import type { BlockProps } from '../define.ts'
import type { DividerProps } from './schema.ts'

/** Parts what is above from what is below; only room is nothing to screen readers. */
export function Divider({ props: { look, room } }: BlockProps<DividerProps>) {
  return (
    <div className={`wrap divider divider-${room}`}>
      {look === 'space' ? null : (
        <hr className={`divider-${look}${look === 'motif' ? ' motif' : ''}`} />
      )}
    </div>
  )
}
