import { bilingual } from '#schemas/bilingual.ts'
import { ServiceError } from '../../../service-error.ts'

const noBank = bilingual({
  id: 'Pilih bank dari daftar.',
  en: 'is the code of no bank; v2/payout/banks lists them',
})
const tooLow = bilingual({
  id: 'Saldo lebih kecil dari jumlah ini.',
  en: 'The balance is lower than this amount.',
})
const keyInUse = bilingual({
  id: 'Kunci ini sudah dipakai untuk permintaan lain. Gunakan yang baru.',
  en: 'This key named another request before. Take a new one.',
})

const decided = {
  approved: bilingual({
    id: 'Pencairan ini sudah disetujui sebelumnya.',
    en: 'This payout was approved before.',
  }),
  rejected: bilingual({
    id: 'Pencairan ini sudah ditolak sebelumnya.',
    en: 'This payout was rejected before.',
  }),
}
const ownRequest = bilingual({
  id: 'Pencairan diputuskan oleh orang lain, bukan oleh yang memintanya.',
  en: 'Another person than the requester decides on a payout.',
})
const changed = bilingual({
  id: 'Ini bukan pencairan yang tadi ditampilkan. Muat ulang halaman, lalu periksa lagi.',
  en: 'This is not the payout that was shown. Read it again.',
})

/** 422: the code is that of no bank. */
export const unknownBank = () =>
  new ServiceError(422, `bank: ${noBank}`, { fields: [{ field: 'bank', message: noBank }] })

/** 409: the balance is lower than what was requested. */
export const balanceTooLow = (cause: unknown) =>
  new ServiceError(409, tooLow, { cause, fields: [{ field: 'amount', message: tooLow }] })

/** 409: the key belongs to another request. */
export const usedKey = () => new ServiceError(409, keyInUse)

/** 409: a payout is decided once. */
export const decidedBefore = (status: string) =>
  new ServiceError(409, status === 'approved' ? decided.approved : decided.rejected)

/** 403: nobody decides on what they requested. */
export const ownPayout = () => new ServiceError(403, ownRequest)

/** 409: the digest is that of another payout than the one stored. */
export const changedMeanwhile = () => new ServiceError(409, changed)
