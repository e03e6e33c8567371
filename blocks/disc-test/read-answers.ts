import { bilingual } from '#schemas/bilingual.ts'
import type { FormValues } from '#schemas/page-boot.ts'
import type { FormReading } from '../action.ts'
import { answerOf, chosenIn, inputName } from './chosen.ts'
import { ranked } from './pattern.ts'
import type { Quad } from './schema.ts'
import { scoresOf, searchOf } from './scores.ts'

/** The names of the other inputs. */
export const nameInput = 'name'
export const consentInput = 'consent'

const notAgreed = bilingual({
  id: 'Setujui penyimpanan hasil untuk mengirimnya.',
  en: 'Agree that the result is stored to send it.',
})
const most = (number: number) =>
  bilingual({
    id: `Kelompok ${number}: pilih pernyataan yang paling seperti Anda.`,
    en: `Group ${number}: choose the statement that is most like you.`,
  })
const least = (number: number) =>
  bilingual({
    id: `Kelompok ${number}: pilih pernyataan yang paling bukan Anda.`,
    en: `Group ${number}: choose the statement that is least like you.`,
  })
const other = (number: number) =>
  bilingual({
    id: `Kelompok ${number}: pilih dua pernyataan yang berbeda.`,
    en: `Group ${number}: choose two different statements.`,
  })

/** Reads a test that was filled in as its scores; each quad has one statement as most, and another one as least. */
export function readAnswers(quads: readonly Quad[], values: FormValues): FormReading {
  const answers = quads.flatMap((quad) => answerOf(quad, values) ?? [])
  const faults = quads.flatMap((quad, i) => faultsOf(quad, values, i + 1))
  if (values[consentInput] !== 'true') faults.push({ field: consentInput, message: notAgreed })
  if (faults.length > 0) return { faults }
  const scores = scoresOf(answers)
  const [type = 'd'] = ranked(scores)
  const name = values[nameInput]?.trim()
  return {
    input: {
      ...(name ? { name } : {}),
      type: type.toUpperCase(),
      score_d: scores.d,
      score_i: scores.i,
      score_s: scores.s,
      score_c: scores.c,
    },
    search: searchOf(scores),
  }
}

function faultsOf(quad: Quad, values: FormValues, number: number) {
  const chosen = chosenIn(quad, values)
  const fault = (pick: 'most' | 'least', message: string) => ({
    field: inputName(pick, quad),
    message,
  })
  if (chosen.most !== undefined && chosen.most === chosen.least)
    return [fault('least', other(number))]
  return [
    ...(chosen.most === undefined ? [fault('most', most(number))] : []),
    ...(chosen.least === undefined ? [fault('least', least(number))] : []),
  ]
}
