import type { ProgramItem } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { strings } from './strings.ts'

interface ProgramEntryProps {
  item: ProgramItem
  href: string
  locale: Locale
}

/** A program under its cover. */
export function ProgramCard({ item, href, locale }: ProgramEntryProps) {
  return (
    <li className="card">
      <Cover src={item.cover} />
      <div className="flex grow flex-col p-5 sm:p-6">
        <Name item={item} href={href} className="text-heading" />
        <p className="mt-2 text-small text-muted line-clamp-3">{item.summary}</p>
        <p className="mt-auto pt-5 text-small font-semibold">{sizeOf(item, locale)}</p>
      </div>
    </li>
  )
}

/** A program beside its cover, with its audience. */
export function ProgramRow({ item, href, locale }: ProgramEntryProps) {
  return (
    <li className="program-grid-row">
      <Cover src={item.cover} />
      <div>
        <Name item={item} href={href} className="text-title" />
        <p className="mt-3 max-w-[42em] text-muted">{item.summary}</p>
        <p className="mt-4 text-small">
          <span className="font-semibold">{sizeOf(item, locale)}</span>
          {item.audience && <span className="text-muted"> · {item.audience}</span>}
        </p>
      </div>
    </li>
  )
}

/** A program as a large name in an index. */
export function ProgramLine({ item, href, locale }: ProgramEntryProps) {
  return (
    <li className="program-grid-line">
      <Name item={item} href={href} className="program-grid-name" />
      <p className="text-small text-muted">{item.summary}</p>
      <p className="text-small font-semibold">{sizeOf(item, locale)}</p>
    </li>
  )
}

function Name({ item, href, className }: { item: ProgramItem; href: string; className: string }) {
  return (
    <h3 className={className}>
      <a className="card-link" href={href}>
        {item.name}
      </a>
    </h3>
  )
}

const sizeOf = (item: ProgramItem, locale: Locale): string =>
  [item.duration, item.classCount > 0 ? strings[locale].classes(item.classCount) : '']
    .filter((part) => part !== '')
    .join(' · ')
