import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../parts/picture.tsx'
import { LineIcon } from '../parts/line-icon.tsx'
import type { Picture as GalleryItem } from './schema.ts'
import type { strings } from './strings.ts'

interface LightboxProps {
  items: readonly GalleryItem[]
  /** The index of the picture that is shown first. */
  first: number
  words: (typeof strings)['id']
  onClose: () => void
}

/** A modal dialog with one picture at a time. Closing it returns the focus to what opened it. */
export function Lightbox({ items, first, words, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])

  const item = items[index]
  const step = (by: number) => setIndex((index + by + items.length) % items.length)
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  const onPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, figure > *') === null) {
      dialog.current?.close()
    }
  }

  return (
    <dialog
      ref={dialog}
      className="gallery-dialog"
      aria-label={words.enlarged}
      onClose={onClose}
      onKeyDown={onKey}
      onClick={onPress}
    >
      <p className="gallery-count" role="status">
        {words.position(index + 1, items.length)}
      </p>
      <figure className="gallery-figure">
        {item && (
          <Picture
            className="gallery-whole"
            src={item.image}
            alt={item.alt}
            place="whole"
            unknown={[1600, 1200]}
            priority
          />
        )}
        {item?.caption && <figcaption>{item.caption}</figcaption>}
      </figure>
      {items.length > 1 && (
        <>
          <Press label={words.previous} path="M12.5 4 6.5 10l6 6" onPress={() => step(-1)} />
          <Press label={words.next} path="m7.5 4 6 6-6 6" onPress={() => step(1)} />
        </>
      )}
      <Press
        label={words.close}
        path="m5 5 10 10M15 5 5 15"
        onPress={() => dialog.current?.close()}
      />
    </dialog>
  )
}

interface PressProps {
  label: string
  path: string
  onPress: () => void
}

function Press({ label, path, onPress }: PressProps) {
  return (
    <button type="button" className="gallery-press" aria-label={label} onClick={onPress}>
      <LineIcon path={path} className="size-5" />
    </button>
  )
}
