/** Values of a form are simple ones, files, and lists and plain objects of them; anything else is kept as it is. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null
}

const isList: (value: unknown) => value is unknown[] = Array.isArray

export function clone<Value>(value: Value): Value
export function clone(value: unknown): unknown {
  if (isList(value)) return [...value]
  return isPlainObject(value) ? { ...value } : value
}

export function cloneDeep<Value>(value: Value): Value
export function cloneDeep(value: unknown): unknown {
  if (isList(value)) return value.map((each) => cloneDeep(each))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cloneDeep(each)]))
}

/** `'lines[0].count'` to its parts. */
export const toPath = (path: unknown): string[] =>
  Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? [])

/** Whether two values say the same; a file is only ever the same as itself. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((each, at) => same(each, other[at]))
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}
