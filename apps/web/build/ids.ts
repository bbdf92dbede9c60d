/** `'booking.next'` or `` `booking.next.${step}` ``: ids have dots, and nothing else in quotes that does is a message. */
const literal = /(['"`])([A-Za-z]\w*(?:\.[\w$]+)+)\1/g
const template = /`([A-Za-z]\w*\.(?:[\w.]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

const plain = (text: string) => text.replaceAll('.', String.raw`\.`)

type Said = { readonly whole: readonly string[]; readonly patterns: readonly RegExp[] }

const known = new Map<string, Said>()

/** A source is read once, however many pages bring it along. */
function readOnce(source: string): Said {
  const before = known.get(source)
  if (before) return before
  const now = idsIn(source)
  known.set(source, now)
  return now
}

/** What a source may say: the ids written in it, and those that a template of it can become. */
function idsIn(source: string): Said {
  const whole = [...source.matchAll(literal)].map(([, , id = '']) => id)
  const patterns = [...source.matchAll(template)]
    .map(([, text = '']) => text)
    .filter((text) => hole.test(text))
    .map((text) => new RegExp(`^${text.split(hole).map(plain).join('.+')}$`))
  return { whole, patterns }
}

/** Whether the sources can say a message. */
export function spokenIn(sources: Iterable<string>): (id: string) => boolean {
  const found = [...sources].map(readOnce)
  const whole = new Set(found.flatMap((each) => each.whole))
  const patterns = found.flatMap((each) => each.patterns)
  return (id) => whole.has(id) || patterns.some((pattern) => pattern.test(id))
}
