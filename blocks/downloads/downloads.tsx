import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { LineIcon } from '../parts/line-icon.tsx'
import { formatSize } from './format-size.ts'
import type { DownloadsProps, File } from './schema.ts'
import { strings } from './strings.ts'

/** Files to fetch, with their kind and size. Renders nothing without files. */
export function Downloads({ props, page }: BlockProps<DownloadsProps>) {
  const headingId = useId()
  const { files, heading } = props
  if (files.length === 0) return null
  const name = heading
    ? { 'aria-labelledby': headingId }
    : { 'aria-label': strings[page.locale].files }

  return (
    <section className={bandClass[props.band]} {...name}>
      <div className="wrap section wrap-anywhere">
        {heading && (
          <SectionHead id={headingId} eyebrow={props.eyebrow} heading={heading} lead={props.lead} />
        )}
        <ul className={`downloads downloads-${props.look}`}>
          {files.map((file) => (
            <li key={file.href + file.name} className="downloads-file">
              <FileLink file={file} locale={page.locale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function FileLink({ file, locale }: { file: File; locale: Locale }) {
  const { name, text, kind, kilobytes, href } = file
  return (
    <>
      <LineIcon path="M12 4v11m-5-5 5 5 5-5M5 20h14" className="downloads-sign" box={24} />
      <div className="min-w-0">
        <a
          className="downloads-link"
          href={href}
          {...(href.startsWith('/') ? { download: '' } : {})}
        >
          <span className="downloads-name">{name}</span>{' '}
          <span className="downloads-kind">
            {kind}
            {kilobytes !== undefined && `, ${formatSize(kilobytes, locale)}`}
          </span>
        </a>
        {text && <p className="text-small text-muted">{text}</p>}
      </div>
    </>
  )
}
