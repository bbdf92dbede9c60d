import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/** `boolean | undefined` is a union to the reader of the sources; to a reader of the page it is a switch. */
function cleared(arg: InputType): InputType {
  const { type } = arg
  if (typeof type !== 'object') return arg
  if (type.name === 'enum') return said(arg, type.value.map((value) => `'${value}'`).join(' | '))
  if (type.name !== 'union') return arg
  const meant = type.value
    .map((each) => (each.name === 'literal' || each.name === 'other' ? String(each.value) : each.name))
    .filter((name) => name !== 'undefined')
  const [first] = meant
  const control =
    arg.control === undefined && meant.length === 1 && first === 'boolean'
      ? { control: { type: 'boolean' as const } }
      : {}
  return { ...said(arg, meant.join(' | ')), ...control }
}

const said = (arg: InputType, summary: string): InputType =>
  summary ? { ...arg, table: { ...arg.table, type: { ...arg.table?.type, summary } } } : arg

export const clearTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, arg]) => [name, { ...arg, ...cleared(arg) }]))
