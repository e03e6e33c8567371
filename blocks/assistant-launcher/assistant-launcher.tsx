import type { BlockProps } from '../define.ts'
import { LineIcon } from '../parts/line-icon.tsx'
import type { AssistantLauncherProps } from './schema.ts'

const bubble = 'M4 5.5h16v11H10.5L6 20.25V16.5H4ZM8 9.5h8M8 12.5h5'

/** A link to the page of the assistant; the runtime opens the conversation of that page over the one that is shown. Nothing is loaded before it is pressed. */
export function AssistantLauncher({ props: { label, page } }: BlockProps<AssistantLauncherProps>) {
  return (
    <aside className="contents" aria-label={label}>
      <a className="assistant-launcher" href={page} data-part="assistant" data-press="">
        <LineIcon path={bubble} size={22} box={24} />
        <span>{label}</span>
      </a>
    </aside>
  )
}
