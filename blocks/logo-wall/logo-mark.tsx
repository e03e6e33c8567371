import { Picture } from '../parts/picture.tsx'

interface LogoMarkProps {
  name: string
  image: string | undefined
}

const shapes = ['logo-wall-square', 'logo-wall-round', 'logo-wall-open', 'logo-wall-filled']

/** A logo, or without one a wordmark of the name with a small shape that depends on the name. */
export function LogoMark({ name, image }: LogoMarkProps) {
  if (image) {
    return (
      <Picture
        className="logo-wall-image"
        src={image}
        alt={name}
        place="logo"
        unknown={[160, 44]}
      />
    )
  }
  return (
    <span className="logo-wall-word">
      <span className={`logo-wall-sign ${shapes[name.length % shapes.length]}`} aria-hidden="true">
        {initials(name)}
      </span>
      <span>{name}</span>
    </span>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
