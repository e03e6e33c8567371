import { createHash } from 'node:crypto'
import { counterFlags } from '#schemas/services/statistics.ts'

export type Input = Record<string, unknown>

/** The id of the generated row with this number. */
export function idOf(what: string, site: number, number: number): string {
  const digits = createHash('md5').update(`${what} ${site}.${number}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

const flags = Object.fromEntries(counterFlags.map((flag) => [flag, 'true']))

/** Inputs that find rows at every site. */
const everywhere: Record<string, Input[]> = {
  'services v1/class/active': [
    {},
    { state: 'onRegistration' },
    { search: 'menulis', level: 'beginner', 'filter.type': 'webinar' },
    { programIds: 'program-1,program-2' },
  ],
  'services v1/class/overview': [{ slug: 'kelas-3' }],
  'services v1/class/syllabus': [{ classroomId: 'kelas-3' }],
  'services v1/class/webinar': [{}, { programIds: 'program-4' }],
  'services v1/class/recent': [{}],
  'services v1/class/chapter/detail': [{ slug: 'kelas-3', chapterSlug: 'bab-18' }],
  'services v1/class/chapter/open': [{}],
  'api active/mentors': [{}],
  'api active/mentors/detail': [{ slug: 'mentor-3' }],
  'services v1/career/list': [{}],
  'services v1/career/job/list': [{}, { careerId: 'karier-2' }],
  'services v1/career/detail': [{ slug: 'karier-2' }],
  'services v3/post/list': [
    { kindSlug: 'article' },
    { kindSlug: 'news', sort: 'popular' },
    { kindSlug: 'news', sort: 'title', isParent: 'true' },
    { kindSlug: 'news', sort: 'oldest', categoryId: 'rubrik-7' },
    { kindSlug: 'blog', search: 'perpustakaan' },
    { kindSlug: 'blog', search: 'mercusuar' },
    { kindSlug: 'podcast' },
    { state: 'comingSoon' },
    { sort: 'newest' },
  ],
  'services v3/post/kind/category/list': [{ kindSlug: 'news' }, { kindSlug: 'news', all: 'true' }],
  'services v3/post/kind/category/detail': [{ kindSlug: 'news', slug: 'rubrik-7' }],
  'services v3/post/kind/list': [{}],
  'services v3/post/event/program/list': [{}, { eventId: 'temu-3', search: 'kopi' }],
  'services v3/post/event/career/list': [{}, { eventId: 'temu-3' }],
  'services v2/post/category': [{}, { search: 'kebun' }],
  'services v1/post/article/list': [{}, { categorySlug: 'rubrik-2', search: 'kopi' }],
  'services v1/post/list': [{}, { kind: 'news', type: 'rubrik-7' }, { active: 'false' }],
  'services v1/post/gallery/list': [{}],
  'services v1/search': [
    { search: 'menulis perpustakaan' },
    { search: 'mercusuar', kinds: 'news,class,podcast' },
    { search: 'perpustakxan' },
  ],
  'services v1/search/address': [{ kind: 'news' }, { kind: 'news', skip: 5000 }, { kind: 'class' }],
  'services v1/search/address/count': [{}],
  'services v1/podcast/list': [{}, { search: 'mercusuar' }, { categorySlug: 'rubrik-17' }],
  'services v1/program/active': [{}],
  'services v1/program/active/detail': [{ slug: 'program-2' }],
  'services v1/program/schools': [{ programId: 'program-2' }],
  'api programs': [{}],
  'services v2/payout/list': [{}, { status: 'requested', bank: '014', search: '1000' }],
  'services v2/payout/banks': [{}],
  'services v2/payout/balance': [{}],
  'api batch/active': [{}],
  'api silabus/{programId}': [{ programId: 'program-2' }],
  'api ce/extensions': [{}],
  'services v1/statistics/counter': [flags],
  'api statistics': [{}],
  'api statistic/provincies': [{}],
  'api statistic/provincies/score': [{}],
  'api statistic/teams/score': [{}, { event: 'liga-sma', provinceId: '34' }],
  'api statistic/mentors/score': [{}],
  'services v1/donation/total': [{}],
  'services v1/donation/receipt': [{ key: 'a'.repeat(43) }],
  'api statistic/landing/counter': [{}],
  'api statistic/counter': [flags],
  'api statistic/chart/{id}': [{ id: 'program-2' }],
  'api statistic/batchs/active': [{}],
  'api statistic/batchs/active/{id}': [{ id: 'angkatan-3' }],
  'api statistic/students/chart': [{}],
  'api statistic/registrar/chart': [{}],
  'api statistic/area': [{}],
  'services v1/authorizer/provinces': [{}],
  'services v1/authorizer/regions': [{}],
  'services v1/authorizer/cities': [{ provinceId: '32' }],
  'services v1/user/me': [{}],
  'services v1/user/profile': [{}],
  'services v1/user/data/export': [{}],
  'services v1/user/session/list': [{}],
  'services v1/learning/class/list': [{}],
  'services v1/learning/progress/detail': [{ slug: 'kelas-1' }],
  'services v1/learning/payment/list': [{}, { status: 'pending', bank: 'sandbox', search: 'a' }],
  'services v1/learning/result/list': [{}, { kind: 'quiz' }],
  'services v1/learning/taught/list': [{}, { search: 'a' }],
  'services v1/learning/batch/list': [{}],
  'services v1/learning/learner/list': [{}, { slug: 'kelas-3', search: 'a' }],
  'auth user/detail': [{}],
  'services v1/school/list': [{}],
  'services v1/school/pending': [{}],
  'services v1/post/appointment/slots': [{}],
  'services v1/post/appointment/list': [{}, { state: 'answered', search: 'kopi' }],
  'services v1/post/appointment/own/list': [{}, { state: 'answered', search: 'kopi' }],
  'services v1/auth/team/list': [{}],
  'services v1/team/list': [{}, { event: 'liga-sma' }, { search: 'Regu 7' }],
  'services v1/newsletter/subscriber/list': [{}, { search: 'rahma' }],
  'services v1/newsletter/subscriber/export': [{}],
  'services v1/form/submission/list': [{}, { form: 'contact.tulis', search: 'perpustakaan' }],
  'services v1/form/submission/export': [{}, { form: 'contact.tulis' }],
  'assistant v1/identity/me': [{}],
  'rest rest/v1/testimonies': [{}],
  'rest rest/v1/book_reviews': [{}],
  'rest rest/v1/aspirations': [{}],
  'rest rest/v1/donations': [{}],
}

/** The areas of managed content with the names of their generated rows, which ids are made from. */
const managed: Record<string, string> = {
  class: 'class',
  module: 'module',
  chapter: 'chapter',
  program: 'program',
  mentor: 'mentor',
  school: 'school',
  career: 'career',
  job: 'job',
  'own-job': 'job',
  podcast: 'podcast',
  gallery: 'gallery',
  post: 'post',
  category: 'category',
  kind: 'kind',
  testimony: 'testimony',
  aspiration: 'aspiration',
  'book-review': 'review',
  donation: 'donation',
}

const managedInputs = (site: number): Record<string, Input[]> =>
  Object.fromEntries(
    Object.entries(managed).flatMap(([area, row]) => {
      const path = `services v1/manage/${area}`
      return [
        [`${path}/list`, [{}, { search: 'kopi' }]],
        [`${path}/detail`, [{ id: idOf(row, site, 2) }]],
        [`${path}/deleted`, [{}]],
      ]
    }),
  )

/** Inputs of reading endpoints that find rows, by host and path; those of a list request its first page. */
export const inputsOf = (site: number): Record<string, Input[]> => ({
  ...everywhere,
  ...managedInputs(site),
  'services v1/manage/audit/list': [{}, { area: 'post' }],
  'services v1/manage/payment/list': [{}, { state: 'paid' }, { search: 'orang-1' }],
  'services v1/manage/payment/export': [{}],
  'services v1/manage/account/list': [{}, { kind: 'student' }, { search: 'orang-1' }],
  'services v1/manage/person/export': [{ email: 'orang-1@situs.example' }],
  'services v1/class/payment/callback': [{ order_id: `pesanan-${site}-4` }],
  'services v1/form/submission/detail': [{ id: idOf('submission', site, 3) }],
  'services v1/career/job/detail': [{ id: idOf('job', site, 3) }],
  'services v3/post/detail': [
    { kindSlug: 'news', slug: 'tulisan-4' },
    { kindSlug: 'news', id: idOf('post', site, 4) },
  ],
  'services v1/post/detail': [{ id: idOf('post', site, 4) }],
  'services v3/post/event/program/detail': [{ id: idOf('event_program', site, 3) }],
  'services v3/post/event/career/detail': [{ id: idOf('event_career', site, 3) }],
  'services v1/podcast/detail': [{ id: idOf('podcast', site, 3) }],
  'services {token}': [{ token: `tautan ${site}` }],
  'assistant v1/conversations/{id}/messages': [{ id: idOf('conversation', site, 1) }],
})
