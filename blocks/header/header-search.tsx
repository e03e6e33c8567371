import { searchPath } from '#schemas/paths.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import type { HeaderProps } from './schema.ts'
import type { Strings } from './strings.ts'

interface HeaderSearchProps {
  base: string
  search: NonNullable<HeaderProps['search']>
  t: Strings
}

/** A search of the site, or of one page of it: a form that needs no script. In the row of a wide screen the field is an icon until it has the focus. */
export function HeaderSearch({ search, base, t }: HeaderSearchProps) {
  return (
    <form
      className="header-search"
      role="search"
      action={search.page ?? base + searchPath}
      method="get"
    >
      <input
        className="header-search-field"
        type="search"
        name="search"
        required
        maxLength={100}
        aria-label={search.label}
        placeholder={search.label}
        enterKeyHint="search"
      />
      <LineIcon
        path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5l5 5"
        className="header-search-icon"
        box={24}
      />
      <button type="submit" className="header-search-go">
        {t.search}
      </button>
    </form>
  )
}
