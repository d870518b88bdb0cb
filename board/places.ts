/** Every place on a board has one name, in `data-place` (what cannot be chosen, in `data-thing`): by it a place is found, measured and pointed at. */

const seen = (element: Element): boolean => element.getBoundingClientRect().width > 0

const KINDS = ['data-place', 'data-thing']

/** The first of these places that can be seen; a place may be drawn twice, on the board and at hand. */
export function placeElement(root: ParentNode | undefined, ...places: readonly string[]): Element | undefined {
  for (const place of places)
    for (const kind of KINDS)
      for (const element of root?.querySelectorAll(`[${kind}="${CSS.escape(place)}"]`) ?? [])
        if (seen(element)) return element
  return undefined
}

/** Where a seat is told of, outside its own board. */
export const seatElement = (root: ParentNode | undefined, colour: string): Element | undefined =>
  [...(root?.querySelectorAll(`[data-seat="${colour}"]`) ?? [])].find(seen)

/** Points at places, for words that speak of them; the answer takes the light away. What is not drawn now is left out. */
export function spotlight(root: ParentNode, places: readonly string[]): () => void {
  const lit = places.flatMap(place => placeElement(root, place) ?? [])
  for (const element of lit) element.setAttribute('data-spotlit', '')
  return () => {
    for (const element of lit) element.removeAttribute('data-spotlit')
  }
}
