import type { ClassFlags } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'

type State = keyof ClassFlags | 'soon'

/** Several flags may be set: the first one in this order is the state. */
const order: readonly (keyof ClassFlags)[] = ['comingSoon', 'onRegistration', 'started', 'ended']

const colour: Record<State, string> = {
  comingSoon: 'badge-orange',
  onRegistration: 'badge-green',
  started: 'badge-blue',
  ended: 'badge-red',
  soon: 'badge-orange',
}

/** The label of each state, by language. */
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

/** The state of a class, by colour and label. */
export function ClassBadge({ flags, locale }: { flags: ClassFlags; locale: Locale }) {
  const state = stateOf(flags)
  return <span className={`badge ${colour[state]}`}>{stateLabels[locale][state]}</span>
}
