/** An item's picture in a fixed frame, or a pattern when it has none. `eager` for pictures above the fold. */
export function Cover({
  src,
  alt = '',
  eager = false,
}: {
  src: string | null
  alt?: string
  eager?: boolean
}) {
  if (src === null || src === '') return <div className="cover motif bg-tint" aria-hidden="true" />
  return (
    <img
      className="cover"
      src={src}
      alt={alt}
      width={1200}
      height={750}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
