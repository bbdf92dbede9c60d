import { rule } from './rule.ts'

const participles = new Set(
  'Asked Found Given Heard Kept Named Said Sent Shown Told Wanted Wished'.split(' '),
)

/** A type is named by what it holds, not by what happened to it. */
export const noParticipleTypes = rule('no-participle-types', (report) => {
  const tell = ({ id }: { readonly id: { readonly name: string } }, node: Parameters<typeof report>[0]) => {
    if (participles.has(id.name)) report(node, id.name, `type “${id.name}”: say what it holds`)
  }
  return {
    TSTypeAliasDeclaration: (node) => tell(node, node),
    TSInterfaceDeclaration: (node) => tell(node, node),
  }
})

/** `const [x, setX] = useState()`, so that whoever reads `setX` knows what changes. */
export const statePairs = rule('state-pairs', (report) => ({
  VariableDeclarator(node) {
    const { id, init } = node
    if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'useState') return
    const [value, setter] = id.elements
    if (value?.type !== 'Identifier' || setter?.type !== 'Identifier') return
    const expected = `set${value.name.charAt(0).toUpperCase()}${value.name.slice(1)}`
    if (setter.name !== expected) report(setter, setter.name, `name the setter ${expected}`)
  },
}))
