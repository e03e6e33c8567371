import type { Locale } from '#schemas/text.ts'

interface Words {
  toolbar: string
  style: string
  paragraph: string
  heading: string
  bold: string
  italic: string
  link: string
  linkSign: string
  bullets: string
  numbers: string
  quote: string
  code: string
  picture: string
  table: string
  addRow: string
  deleteRow: string
  addColumn: string
  deleteColumn: string
  deleteTable: string
  undo: string
  redo: string
  asHtml: string
  asText: string
  notWhole: string
  address: string
  addressHint: string
  noAddress: string
  use: string
  cancel: string
}

/** What the editor of texts says. */
export const editorWords: Record<Locale, Words> = {
  id: {
    toolbar: 'Bentuk tulisan',
    style: 'Paragraf atau judul bagian',
    paragraph: 'Paragraf',
    heading: 'Judul tingkat',
    bold: 'Tebal',
    italic: 'Miring',
    link: 'Tautan',
    linkSign: 'Tautan',
    bullets: 'Daftar bertitik',
    numbers: 'Daftar bernomor',
    quote: 'Kutipan',
    code: 'Kode',
    picture: 'Gambar',
    table: 'Tabel',
    addRow: 'Tambah baris di bawah',
    deleteRow: 'Hapus baris',
    addColumn: 'Tambah kolom di kanan',
    deleteColumn: 'Hapus kolom',
    deleteTable: 'Hapus tabel',
    undo: 'Urungkan',
    redo: 'Ulangi',
    asHtml: 'Tulis sebagai HTML',
    asText: 'Kembali ke penyunting',
    notWhole:
      'Tulisan ini memuat bagian yang tidak dapat ditampilkan penyunting, jadi ditulis sebagai HTML.',
    address: 'Alamat',
    addressHint:
      'Misalnya /News, https://contoh.example, atau mailto:nama@contoh.example. Kosongkan untuk menghapus tautan.',
    noAddress: 'Tulis jalur yang diawali / atau alamat https:, mailto:, atau tel:.',
    use: 'Pakai',
    cancel: 'Batal',
  },
  en: {
    toolbar: 'Form of the text',
    style: 'Paragraph or heading',
    paragraph: 'Paragraph',
    heading: 'Heading level',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    linkSign: 'Link',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quotation',
    code: 'Code',
    picture: 'Picture',
    table: 'Table',
    addRow: 'Add a row below',
    deleteRow: 'Delete the row',
    addColumn: 'Add a column to the right',
    deleteColumn: 'Delete the column',
    deleteTable: 'Delete the table',
    undo: 'Undo',
    redo: 'Redo',
    asHtml: 'Write as HTML',
    asText: 'Back to the editor',
    notWhole: 'This text has parts that the editor cannot show, so it is written as HTML.',
    address: 'Address',
    addressHint:
      'Such as /News, https://example.example or mailto:name@example.example. Leave it empty to take the link away.',
    noAddress: 'Write a path that begins with / or an https:, mailto: or tel: address.',
    use: 'Use',
    cancel: 'Cancel',
  },
}
