interface HeroPictureProps {
  src: string | undefined
  alt: string
  look: 'split' | 'centered' | 'editorial' | 'banner'
}

/** The hero's picture, loaded with high priority; a pattern where a variant without one would have an empty area. */
export function HeroPicture({ src, alt, look }: HeroPictureProps) {
  if (!src) {
    const isWoven = look === 'split' || look === 'banner'
    return isWoven ? <div className="hero-media hero-weave motif" aria-hidden="true" /> : null
  }
  return (
    <div className="hero-media">
      <img
        className="hero-image"
        src={src}
        alt={alt}
        width={1200}
        height={750}
        fetchPriority="high"
      />
    </div>
  )
}
