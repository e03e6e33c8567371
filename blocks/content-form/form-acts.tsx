import type { Locale } from '#schemas/text.ts'
import { strings } from './strings.ts'

interface ActsProps {
  locale: Locale
  isPublishable: boolean
  isPublished: boolean
}

/** What can be done with a row: saved, published, taken from the site. The runtime shows those that fit its state. */
export function FormActs({ locale, isPublishable, isPublished }: ActsProps) {
  const t = strings[locale]
  return (
    <div className="content-bar" data-published={isPublishable ? String(isPublished) : undefined}>
      <p className="text-small text-muted" role="status" data-saved="" />
      <div className="form-buttons">
        {isPublishable ? (
          <>
            <button
              type="submit"
              className="button"
              name="act"
              value="publish"
              data-when="draft"
              hidden={isPublished}
            >
              {t.publish}
            </button>
            <button
              type="submit"
              className="button button-quiet"
              name="act"
              value="save"
              data-when="draft"
              hidden={isPublished}
            >
              {t.saveDraft}
            </button>
            <button
              type="submit"
              className="button"
              name="act"
              value="save"
              data-when="published"
              hidden={!isPublished}
            >
              {t.saveChanges}
            </button>
            <button
              type="submit"
              className="button button-quiet"
              name="act"
              value="unpublish"
              data-when="published"
              hidden={!isPublished}
            >
              {t.unpublish}
            </button>
          </>
        ) : (
          <button type="submit" className="button" name="act" value="save">
            {t.save}
          </button>
        )}
        <button type="button" className="button button-quiet" data-discard="" hidden>
          {t.discard}
        </button>
      </div>
    </div>
  )
}
