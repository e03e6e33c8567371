/** Paths by their colour, so that each colour is one element, in the order in which colours were first used. */
export class Inks {
  private readonly paths = new Map<string, string>()

  add(colour: string, path: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + path)
  }

  /** Every path with `draw` of its colour. */
  print(draw: (colour: string, path: string) => string): string {
    return [...this.paths].map(([colour, path]) => draw(colour, path)).join('')
  }
}
