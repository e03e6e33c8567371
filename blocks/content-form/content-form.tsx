import { useId } from 'react'
import type { ContentField } from '#schemas/manage/content-field.ts'
import type { BlockProps } from '../define.ts'
import { areaWords } from '../parts/content-words.ts'
import type { ContentFormAnswers } from './answers.ts'
import type { FieldsContext } from './field-data.ts'
import { FieldView } from './field-view.tsx'
import { fieldsInOrder } from './field-order.ts'
import { FormActs } from './form-acts.tsx'
import { previewHref } from './preview-href.ts'
import type { ContentFormProps } from './schema.ts'
import { strings } from './strings.ts'

/** The form of one row. What it needs to send, save and compare is the browser's runtime's. */
export function ContentForm(block: BlockProps<ContentFormProps, ContentFormAnswers>) {
  const { id, props, data, page } = block
  const { locale } = page
  const headingId = useId()
  const t = strings[locale]
  const isNew = props.row === undefined
  const { area } = props
  const { one, many } = areaWords[locale][area]
  const { main, rest, initial, isPublishable, isOwned } = fieldsInOrder(area)
  const context: FieldsContext = { id, area, locale, kinds: data.kinds?.items ?? [], isNew }
  const values = data.row ?? initial
  const edit = new URL(page.address ?? 'https://localhost/').pathname
  const list = edit.replace(/\/[^/]+$/, '') || '/'
  const preview = previewHref({ area, row: data.row, edit }, page.itemPaths)
  const views = (some: readonly ContentField[]) =>
    some.map((field) => (
      <FieldView
        key={field.name}
        context={context}
        field={field}
        path={field.name}
        value={values[field.name]}
      />
    ))
  return (
    <section className="wrap section content-form" aria-labelledby={headingId}>
      <p>
        <a className="link-more" href={list}>
          {t.back(many)}
        </a>
      </p>
      <h1 id={headingId} className="title">
        {isNew ? t.create(one) : t.edit(one)}
      </h1>
      {isOwned && <p className="content-shown">{t.pending}</p>}
      {preview && (
        <p className="content-shown">
          <a className="button button-quiet" href={preview} target="_blank" rel="noopener">
            {t.preview}
          </a>
          <span>{t.previewLine}</span>
        </p>
      )}
      <form
        className="form"
        noValidate
        data-part="content"
        data-content="form"
        data-area={area}
        data-row={props.row}
        data-writer={data.me?.id}
        data-list={list}
      >
        <div className="form-summary" role="alert" tabIndex={-1} data-summary="" hidden />
        <p className="notice" role="status" data-notice="" hidden />
        {views(main)}
        <details className="content-more">
          <summary>{t.more}</summary>
          <div className="form">{views(rest)}</div>
        </details>
        <FormActs
          locale={locale}
          isPublishable={isPublishable}
          isPublished={!isNew && values['isPublished'] === true}
        />
      </form>
    </section>
  )
}
