/** Values of a form are simple ones, files, and lists and plain objects of them; anything else is kept as it is. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

export function clone<Value>(value: Value): Value
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  return isPlainObject(value) ? { ...value } : value
}

export function cloneDeep<Value>(value: Value): Value
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => cloneDeep(each))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cloneDeep(each)]))
}

/** `'lines[0].count'` to its parts. */
export const toPath = (path: unknown): string[] =>
  Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? [])
