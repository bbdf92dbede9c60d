/** What always travels together: modules that exactly the same pages and parts need. */
export type Atom = {
  readonly name: string
  readonly bytes: number
  /** The pages and parts that need it. */
  readonly users: readonly string[]
  readonly imports: readonly string[]
}

export type Prices = {
  /** How many bytes too many a page takes to be spared one request. */
  readonly request: number
  /** How much a byte counts for this page or part. */
  readonly weightOf: (user: string) => number
}

type Group = { atoms: string[]; bytes: number; users: Set<string>; imports: Set<Group> }

function groupsOf(atoms: readonly Atom[]): Group[] {
  const byName = new Map<string, Group>(
    atoms.map(({ name, bytes, users }) => [
      name,
      { atoms: [name], bytes, users: new Set(users), imports: new Set() },
    ]),
  )
  for (const { name, imports } of atoms)
    for (const each of imports) {
      const imported = byName.get(each)
      if (imported && each !== name) byName.get(name)?.imports.add(imported)
    }
  return [...byName.values()]
}

/** A group and all it brings along. */
function reach(from: Group, but?: Group, found = new Set<Group>()): Set<Group> {
  found.add(from)
  for (const each of from.imports) if (each !== but && !found.has(each)) reach(each, but, found)
  return found
}

/** Two groups become one; what they import has from now on the users of both. */
function join(one: Group, other: Group, groups: readonly Group[]): Group {
  const joined: Group = {
    atoms: [...one.atoms, ...other.atoms],
    bytes: one.bytes + other.bytes,
    users: one.users.union(other.users),
    imports: one.imports.union(other.imports),
  }
  joined.imports.delete(one)
  joined.imports.delete(other)
  for (const each of groups) {
    if (!each.imports.delete(one) && !each.imports.has(other)) continue
    each.imports.delete(other)
    each.imports.add(joined)
  }
  for (const each of reach(joined)) each.users = each.users.union(joined.users)
  return joined
}

/** Through a third, one would import the other: as one file they would import each other in a circle with it. */
const wouldCircle = (one: Group, other: Group): boolean =>
  [...one.imports].some((each) => each !== other && reach(each).has(other)) ||
  [...other.imports].some((each) => each !== one && reach(each).has(one))

/**
 * Which atoms share a file. Each in its own is half a hundred requests a page, all in one is half of the site on each
 * page: two become one as long as the requests this spares are worth the bytes it gives to pages that need only the other.
 */
export function partition(
  atoms: readonly Atom[],
  { request, weightOf }: Prices,
): readonly (readonly string[])[] {
  let groups = groupsOf(atoms)
  const weight = (users: Iterable<string>) => {
    let sum = 0
    for (const user of users) sum += weightOf(user)
    return sum
  }
  /** What a group weighs for those who need it only because it is joined to another. No page is laid more than a little on. */
  const burden = (of: Group, users: Set<string>) => {
    const brought = reach(of)
    let sum = 0
    for (const user of users.difference(of.users)) {
      let bytes = 0
      for (const each of brought) if (!each.users.has(user)) bytes += each.bytes
      if (bytes > 2 * request) return Infinity
      sum += bytes * weightOf(user)
    }
    return sum
  }
  const gain = (one: Group, other: Group): number => {
    const spared = request * weight(one.users.intersection(other.users))
    if (spared === 0) return 0
    const users = one.users.union(other.users)
    return spared - burden(one, users) - burden(other, users)
  }

  type Gains = ReadonlyMap<Group, ReadonlyMap<Group, number>>

  /** What each pair is worth; pairs that nothing changed for keep their worth. */
  function gainsOf(before: Gains, changed: ReadonlySet<Group>): Gains {
    const worth = (one: Group, other: Group) => {
      const known = before.get(one)?.get(other) ?? before.get(other)?.get(one)
      return known === undefined || changed.has(one) || changed.has(other) ? gain(one, other) : known
    }
    return new Map(
      groups.map((one, at) => [
        one,
        new Map(groups.slice(at + 1).map((other) => [other, worth(one, other)])),
      ]),
    )
  }

  const best = (gains: Gains) =>
    [...gains]
      .flatMap(([one, others]) => [...others].map(([other, worth]) => ({ one, other, worth })))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .find(({ one, other }) => !wouldCircle(one, other))

  let gains = gainsOf(new Map(), new Set())
  for (let pair = best(gains); pair; pair = best(gains)) {
    const { one, other } = pair
    const before = new Map(groups.map((each) => [each, each.users]))
    const others = groups.filter((each) => each !== one && each !== other)
    groups = [...others, join(one, other, others)]
    gains = gainsOf(gains, new Set(groups.filter((each) => before.get(each) !== each.users)))
  }
  return groups.map((each) => each.atoms)
}
