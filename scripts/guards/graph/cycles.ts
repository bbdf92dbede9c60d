/** The groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const found: string[][] = []

  const visit = (file: string): number => {
    const order = index.size
    index.set(file, order)
    let lowest = order
    stack.push(file)
    open.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.has(next)) lowest = Math.min(lowest, index.get(next) ?? lowest)
    }
    low.set(file, lowest)
    if (lowest === order) {
      const group = stack.splice(stack.indexOf(file))
      for (const member of group) open.delete(member)
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group)
    }
    return lowest
  }

  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
