import type { ClassFlags } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'

type State = keyof ClassFlags | 'soon'

/** product.md section 2, "Class status badge": the first flag that is set decides, in this order. */
const order: readonly (keyof ClassFlags)[] = ['comingSoon', 'onRegistration', 'started', 'ended']

const colour: Record<State, string> = {
  comingSoon: 'badge-orange',
  onRegistration: 'badge-green',
  started: 'badge-blue',
  ended: 'badge-red',
  soon: 'badge-orange',
}

/** The labels of the specification, and their English. */
export const stateLabels: Record<Locale, Record<State, string>> = {
  id: {
    comingSoon: 'Akan Datang',
    onRegistration: 'Pendaftaran Dibuka',
    started: 'Sedang Berlangsung',
    ended: 'Telah Selesai',
    soon: 'Segera Dimulai',
  },
  en: {
    comingSoon: 'Coming soon',
    onRegistration: 'Registration open',
    started: 'In progress',
    ended: 'Finished',
    soon: 'Starting soon',
  },
}

export const stateOf = (flags: ClassFlags): State => order.find((state) => flags[state]) ?? 'soon'

/** Says which state a class is in, by colour and by word. */
export function ClassBadge({ flags, locale }: { flags: ClassFlags; locale: Locale }) {
  const state = stateOf(flags)
  return <span className={`badge ${colour[state]}`}>{stateLabels[locale][state]}</span>
}
