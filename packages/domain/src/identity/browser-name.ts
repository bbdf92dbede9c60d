// The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** A browser and its system as people call them: "Firefox, Windows". */
export function browserName(agent: string): string | undefined {
  const named = [first(browsers, agent), first(systems, agent)].filter((name) => name !== undefined)
  return named.length === 0 ? undefined : named.join(' · ')
}
