import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { chatLink } from '../parts/phone-links.ts'
import type { ShareProps } from './schema.ts'
import { strings } from './strings.ts'

/**
 * Ways to send the page on: WhatsApp, by a link; copying its address and the browser's own sheet are for the runtime, which
 * acts on `data-share`. Without scripts only the link is there.
 */
export function Share({ props, page }: BlockProps<ShareProps>) {
  const headingId = useId()
  const t = strings[page.locale]
  const { address = '' } = page
  const message = props.text ? `${props.text} ${address}` : address
  return (
    <section
      className={classNames('related', bandClass[props.band])}
      aria-labelledby={headingId}
      data-part="share"
      data-address={address}
      data-text={props.text}
    >
      <div className="wrap share">
        <h2 id={headingId} className="share-heading">
          {props.heading}
        </h2>
        <ul className="share-ways">
          <li>
            <a className="share-way" href={chatLink('', message)}>
              {t.whatsapp}
            </a>
          </li>
          <li className="share-scripted">
            <button type="button" className="share-way" data-share="copy">
              {t.copy}
            </button>
          </li>
          <li className="share-scripted share-unsure">
            <button type="button" className="share-way" data-share="more">
              {t.more}
            </button>
          </li>
        </ul>
        <p
          className="share-said"
          role="status"
          data-copied={t.copied}
          data-not-copied={t.notCopied}
        />
      </div>
    </section>
  )
}
