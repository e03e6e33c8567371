import type { Locale } from '#schemas/text.ts'

interface Strings {
  all: string
  state: string
  isOpen: string
  isClosed: string
  open: string
  opened: string
  close: string
  closed: string
  closeQuestion: string
  closeLead: (title: string) => string
  hosts: string
  hostsLabel: string
  hostsHint: string
  saveHosts: string
  savedHosts: string
  create: string
  about: string
  id: string
  idHint: string
  title: string
  layout: string
  layoutHint: string
  choose: string
  created: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    all: 'Semua situs',
    state: 'Keadaan',
    isOpen: 'Terbuka',
    isClosed: 'Dalam perbaikan',
    open: 'Buka untuk pengunjung',
    opened: 'Situs sudah terbuka untuk pengunjung.',
    close: 'Tutup untuk perbaikan',
    closed: 'Situs ditutup: pengunjung melihat halaman perbaikan.',
    closeQuestion: 'Tutup situs ini untuk perbaikan?',
    closeLead: (title) => `Pengunjung ${title} melihat halaman perbaikan sampai dibuka lagi.`,
    hosts: 'Nama host',
    hostsLabel: 'Host, satu per baris',
    hostsHint: 'Yang pertama menjadi alamat dalam surel. Tulis tanpa https:// dan tanpa port.',
    saveHosts: 'Simpan host',
    savedHosts: 'Host tersimpan. Arahkan DNS-nya ke server ini.',
    create: 'Buat situs',
    about: 'Data situs',
    id: 'Id',
    idHint: 'Huruf kecil, angka, dan tanda hubung. Tidak dapat diganti kemudian.',
    title: 'Judul situs',
    layout: 'Tata letak',
    layoutHint: 'Menentukan halaman dan tampilannya. Lihat contohnya di situs dengan nama itu.',
    choose: 'Pilih tata letak',
    created: 'Situs baru dimulai dalam perbaikan. Buka setelah isinya siap.',
  },
  en: {
    all: 'Every site',
    state: 'State',
    isOpen: 'Open',
    isClosed: 'In maintenance',
    open: 'Open to visitors',
    opened: 'The site is open to visitors.',
    close: 'Close for maintenance',
    closed: 'The site is closed: visitors see the maintenance page.',
    closeQuestion: 'Close this site for maintenance?',
    closeLead: (title) => `Visitors of ${title} see the maintenance page until it is opened again.`,
    hosts: 'Host names',
    hostsLabel: 'Hosts, one a line',
    hostsHint: 'The first is the address in mails. Write them without https:// and without a port.',
    saveHosts: 'Save the hosts',
    savedHosts: 'The hosts are saved. Point their DNS to this server.',
    create: 'Make a site',
    about: 'About the site',
    id: 'Id',
    idHint: 'Lower-case letters, digits and hyphens. It cannot be changed later.',
    title: 'Site title',
    layout: 'Layout',
    layoutHint: 'It gives the site its pages and its look. See it at the site of that name.',
    choose: 'Choose a layout',
    created: 'A new site begins in maintenance. Open it when its content is ready.',
  },
}
