import { chooseFile } from '#schemas/messages.ts'
import type { SubmittedAnswer } from '#schemas/services/submission.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { findWaitingFile } from '../drive/form-file-rows.ts'

/**
 * Answers with the names and ids of the files that they give by their hashes. Throws ServiceError for a file that
 * did not come, or has waited for too long.
 */
export function nameFiles(
  tx: Transaction,
  place: { siteId: string; page: string; node: string },
  answers: readonly SubmittedAnswer[],
): Promise<SubmittedAnswer[]> {
  return Promise.all(
    answers.map(async (answer) => {
      if (answer.kind !== 'file') return answer
      const { name: field, value: sha256 } = answer
      const file = await findWaitingFile(tx, { ...place, field, sha256 })
      if (file === undefined) throw refuseField(`values.${field}`, chooseFile)
      return { ...answer, value: file.name, fileId: file.id }
    }),
  )
}
