/** The field of a form that a path of its input is about: the field itself, else the first one below or above it. */
export function fieldOfPath(path: string, fields: readonly string[]): string {
  const [top = ''] = path.split('.')
  return (
    fields.find((name) => name === path) ??
    fields.find((name) => name.startsWith(`${path}.`)) ??
    fields.find((name) => name === top) ??
    fields.find((name) => name.startsWith(`${top}.`)) ??
    top
  )
}
