interface LineIconProps {
  /** Path data, in a view box of `box` by `box`. */
  path: string
  className?: string
  /** Pixels, where no style says so. */
  size?: number
  box?: 20 | 24
  weight?: number
  /** The text that it stands for; without one it is decorative. */
  label?: string
}

/** A drawing of lines in the colour of the text around it. */
export function LineIcon({ path, className, size, box = 20, weight = 1.75, label }: LineIconProps) {
  return (
    <svg
      className={className ? `line-icon ${className}` : 'line-icon'}
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      strokeWidth={weight}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  )
}
