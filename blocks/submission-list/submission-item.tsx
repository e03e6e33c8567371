import type { Submission } from '#schemas/services/submission.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay, formatMoment } from '../parts/format.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { AnswerFile } from './answer-file.tsx'
import { strings } from './strings.ts'

interface SubmissionItemProps {
  submission: Submission
  locale: Locale
}

/** One submission: by which form and when, and what was written when it is opened. */
export function SubmissionItem({ submission, locale }: SubmissionItemProps) {
  const t = strings[locale]
  const { id, receipt, title, path, answers, language, sentAt, deletesAt } = submission
  return (
    <ManagedRow
      id={`submission-${id}`}
      name={receipt}
      heading={
        <>
          <span className="submission-receipt">{receipt}</span>{' '}
          <span className="badge badge-blue">{title}</span>
        </>
      }
      locale={locale}
      actions={[
        {
          call: 'POST v1/form/submission/delete',
          label: t.delete,
          input: { id },
          isQuiet: true,
          question: {
            heading: t.question,
            text: (
              <p>
                <strong>{receipt}</strong>
                <br />
                {title}
                <br />
                {t.lost}
              </p>
            ),
          },
        },
      ]}
    >
      <p className="text-small text-muted">
        {t.sent(formatMoment(sentAt, locale, 'Asia/Jakarta'), path)}
        <br />
        {t.deletes(formatDay(deletesAt, locale))}
      </p>
      <details className="submission-answers">
        <summary aria-label={`${t.show} ${receipt}`}>{t.show}</summary>
        {answers.length === 0 ? (
          <p>{t.empty}</p>
        ) : (
          <dl lang={language === locale ? undefined : language}>
            {answers.map(({ name, label, value, fileId }) => (
              <div key={name}>
                <dt className="text-small text-muted">{label}</dt>
                <dd>
                  {fileId === undefined ? (
                    value
                  ) : (
                    <AnswerFile {...{ fileId, locale }} name={value} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </details>
    </ManagedRow>
  )
}
