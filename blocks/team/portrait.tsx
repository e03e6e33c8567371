/** A large portrait, or the first letters of the name. Decorative: the name is below it. */
export function Portrait({ name, photo }: { name: string; photo: string | undefined }) {
  if (photo) {
    return (
      <img
        className="team-portrait"
        src={photo}
        alt=""
        width={640}
        height={800}
        loading="lazy"
        decoding="async"
      />
    )
  }
  return (
    <span className="team-portrait team-letters" aria-hidden="true">
      {letters(name)}
    </span>
  )
}

const letters = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.includes('.'))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => word?.charAt(0).toUpperCase()).join('')
}
