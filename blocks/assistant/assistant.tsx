import { searchPath } from '#schemas/paths.ts'
import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { AssistantProps } from './schema.ts'
import { strings } from './strings.ts'

/** What the browser's runtime needs to draw a conversation. */
const dataOf = ({ welcome, prompts, privacy }: AssistantProps, paths: object = {}) => ({
  'data-part': 'assistant',
  'data-chat': JSON.stringify({ welcome, prompts, privacy, paths }),
})

/**
 * A conversation with the site's assistant, which the runtime draws; without scripts the question goes to the search of the
 * site.
 */
export function Assistant({ id, props, page }: BlockProps<AssistantProps>) {
  const t = strings[page.locale]
  const action = page.base + searchPath
  return (
    <TitledSection props={props}>
      <div className="assistant" {...dataOf(props, page.itemPaths)}>
        <p>{props.welcome}</p>
        <noscript>
          <p className="text-small">{t.noScript}</p>
        </noscript>
        <form className="list-form" role="search" method="get" action={action}>
          <div className="form-field">
            <label htmlFor={`${id}-question`}>{t.question}</label>
            <input id={`${id}-question`} name="search" type="search" maxLength={100} required />
          </div>
          <button type="submit" className="button">
            {t.search}
          </button>
        </form>
        {props.prompts.length > 0 && (
          <ul aria-label={t.prompts} className="assistant-prompts">
            {props.prompts.map((prompt) => (
              <li key={prompt}>
                <a
                  className="link-more"
                  href={`${action}?search=${encodeURIComponent(prompt.slice(0, 100))}`}
                >
                  {prompt}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="text-small text-muted">{props.privacy}</p>
      </div>
    </TitledSection>
  )
}
