import type { ProgramItem } from '#schemas/services/program.ts'
import type { Locale } from '#schemas/text.ts'
import { Cover } from '../parts/cover.tsx'
import { InLanguage } from '../parts/in-language.tsx'
import { langOf } from '../parts/language.ts'
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
        <Name item={item} href={href} locale={locale} className="text-heading" />
        <Text item={item} of="summary" locale={locale} className="mt-2 text-muted line-clamp-3" />
        <Size item={item} locale={locale} className="mt-auto pt-5" />
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
        <Name item={item} href={href} locale={locale} className="text-title" />
        <p className="mt-3 max-w-[42em] text-muted" lang={langOf(item, 'summary', locale)}>
          {item.summary}
        </p>
        <p className="mt-4 text-small">
          <SizeWords item={item} locale={locale} />
          {item.audience && (
            <span className="text-muted" lang={langOf(item, 'audience', locale)}>
              {' '}
              · {item.audience}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

/** A program as a large name in an index. */
export function ProgramLine({ item, href, locale }: ProgramEntryProps) {
  return (
    <li className="program-grid-line">
      <Name item={item} href={href} locale={locale} className="program-grid-name" />
      <Text item={item} of="summary" locale={locale} className="text-muted" />
      <Size item={item} locale={locale} className="" />
    </li>
  )
}

type NameProps = ProgramEntryProps & { className: string }

function Name({ item, href, locale, className }: NameProps) {
  return (
    <h3 className={className}>
      <a className="card-link" lang={langOf(item, 'name', locale)} href={href}>
        {item.name}
      </a>
    </h3>
  )
}

type PartProps = Omit<NameProps, 'href'>

const Text = ({ item, of, locale, className }: PartProps & { of: 'summary' }) => (
  <p className={`text-small ${className}`} lang={langOf(item, of, locale)}>
    {item[of]}
  </p>
)

const Size = ({ item, locale, className }: PartProps) => (
  <p className={`text-small ${className}`}>
    <SizeWords item={item} locale={locale} />
  </p>
)

/** How long a program takes, and its number of classes. */
function SizeWords({ item, locale }: Omit<PartProps, 'className'>) {
  const classes = item.classCount > 0 ? strings[locale].classes(item.classCount) : ''
  return (
    <span className="font-semibold">
      <InLanguage lang={langOf(item, 'duration', locale)}>{item.duration}</InLanguage>
      {item.duration && classes && ' · '}
      {classes}
    </span>
  )
}
