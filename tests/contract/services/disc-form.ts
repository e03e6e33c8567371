const statements = { d: 'Memutuskan', i: 'Mengajak', s: 'Menemani', c: 'Memeriksa' }
/** The node of a test of two quads. */
export const discTest = {
  id: 'tes',
  type: 'disc-test',
  props: {
    heading: 'Tes',
    consent: 'Kami menyimpan skor ini.',
    quads: [
      { slug: 'satu', order: 'disc', ...statements },
      { slug: 'dua', order: 'csid', ...statements },
    ],
  },
}
