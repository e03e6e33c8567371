import { Picture } from '../parts/picture.tsx'

/** A large portrait, or the first letters of the name. Decorative: the name is below it. */
export function Portrait({ name, photo }: { name: string; photo: string | undefined }) {
  if (photo) {
    return <Picture className="team-portrait" src={photo} place="card" unknown={[640, 800]} />
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
