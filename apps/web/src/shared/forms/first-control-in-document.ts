/** Returns the control of a field. For a group it is the first one inside. */
const controlOf = (id: string): HTMLElement | null => {
  const control = document.getElementById(id)
  if (control) return control
  const group = document.getElementById(`${id}-error`)?.parentElement
  return group?.querySelector<HTMLElement>('input, select, textarea, button') ?? null
}

const byPosition = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Returns the first of these fields in document order, whatever their order in the schema. */
export const firstControlInDocument = (ids: readonly string[]): HTMLElement | undefined =>
  ids
    .map(controlOf)
    .filter((control) => control !== null)
    .toSorted(byPosition)[0]
