/** An item's picture in a fixed frame, or a woven ground when it has none. `eager` for what is seen first. */
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
