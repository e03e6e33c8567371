const field = (name: string, more: object = {}) => ({ name, label: name, ...more })
const form = (id: string, endpoint: string, more: { fields: object[]; fixed?: object[] }) => ({
  id,
  type: 'form',
  props: { endpoint, heading: id, consent: 'Kami menyimpan isian ini.', ...more },
})
const text = (names: string) => names.split(' ').map((name) => field(name))

/** Nodes of a page with one form for each endpoint that stores a row. */
export const forms = [
  form('sekolah', 'v1/school/register', {
    fields: text('name cityId students contactName contactEmail contactPhone'),
  }),
  form('tim', 'v1/team/register', {
    fields: [
      ...text('name schoolName mentorName mentorPhone'),
      field('members', { fields: text('name email') }),
    ],
    fixed: [{ name: 'event', value: 'liga-uji' }],
  }),
  form('harapan', 'rest/v1/aspirations', {
    fields: [
      ...text('name message'),
      field('topics', { options: [{ value: 'Kelas' }, { value: 'Acara' }] }),
    ],
  }),
  form('komentar', 'rest/v1/book_reviews', { fields: text('name message rating') }),
  form('testimoni', 'rest/v1/testimonies', { fields: text('name role message rating') }),
  form('donasi', 'rest/v1/donations', {
    fields: [
      field('amount', { options: [{ value: '50000' }], other: 'Jumlah lain' }),
      ...text('name'),
    ],
  }),
]
