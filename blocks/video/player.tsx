import { useEffect, useRef } from 'react'

/** The provider's player, which takes the focus from the link that it replaces. */
export function Player({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])

  return (
    <iframe
      ref={frame}
      className="video-player"
      title={title}
      src={src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
