import { Picture } from './picture.tsx'

const sizes = { small: '', large: 'size-20 text-heading' }

/** A person's photo, or initials when there is none. Decorative: the name is beside it. */
export function Avatar(person: { name: string; photo: string | null; size?: keyof typeof sizes }) {
  const size = sizes[person.size ?? 'small']
  if (person.photo === null || person.photo === '') {
    return (
      <span className={`avatar ${size}`} aria-hidden="true">
        {initials(person.name)}
      </span>
    )
  }
  return (
    <Picture
      className={`avatar object-cover ${size}`}
      src={person.photo}
      place="avatar"
      unknown={[160, 160]}
    />
  )
}

/** The first letters of the first and the last name, without titles such as `Dr.`. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.includes('.'))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toUpperCase()
}
