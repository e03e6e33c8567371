import { chatLink } from '../parts/phone-links.ts'
import type { resultWords } from './result-words.ts'

interface ShareResultProps {
  /** The address of the result. */
  address: string
  title: string
  t: (typeof resultWords)['id']
}

/** Ways to send a result on. Its address has nothing but the scores; what scripts add is in `data-share`. */
export function ShareResult({ address, title, t }: ShareResultProps) {
  const text = t.shareText(title)
  return (
    <div className="disc-share" data-part="share" data-address={address} data-text={text}>
      <h3 className="text-heading">{t.share}</h3>
      <p>{t.shareNote}</p>
      <div className="disc-ways">
        <a className="button" href={chatLink('', `${text} ${address}`)}>
          {t.whatsapp}
        </a>
        <button type="button" className="button button-quiet disc-scripted" data-share="copy">
          {t.copy}
        </button>
        <span className="disc-scripted share-unsure">
          <button type="button" className="button button-quiet" data-share="more">
            {t.more}
          </button>
        </span>
      </div>
      <p className="disc-said" role="status" data-copied={t.copied} data-not-copied={t.notCopied} />
    </div>
  )
}
