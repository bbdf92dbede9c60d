import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { componentFolder, typeOfProp } from './public-types.ts'

const unclear = /unknown|intersection|^Ref$|^other$|^array$|^function$/

const literal = (value: string | number): string =>
  Number.isNaN(Number(value)) ? `'${value}'` : String(value)

/**
 * Replaces the parser's type of a prop, such as the union `boolean | undefined`, by one that
 * readers know, and adds the control that fits it.
 */
function cleared(arg: InputType, promised: string | undefined, given: boolean): InputType {
  const { type } = arg
  if (typeof type !== 'object') return arg
  if (type.name === 'enum') return said(arg, type.value.map(literal).join(' | '))
  const meant =
    type.name === 'union'
      ? type.value
          .map((each) => (each.name === 'literal' || each.name === 'other' ? String(each.value) : each.name))
          .filter((name) => name !== 'undefined')
      : [type.name === 'other' ? type.value : type.name]
  const clear = meant.some((name) => unclear.test(name)) ? promised : undefined
  const summary = clear ?? (type.name === 'union' ? meant.join(' | ') : '')
  return { ...said(arg, summary), ...controlOf(arg, clear ?? meant.join(' | '), given) }
}

/**
 * Returns the control with which a reader changes the prop: a switch, a number or a text field. A
 * ref or a function has none.
 */
function controlOf(arg: InputType, meant: string, given: boolean): InputType {
  if (arg.control !== undefined) return {}
  if (meant === 'boolean' || meant === 'number') return { control: { type: meant } }
  if (meant === 'string' || (meant === 'ReactNode' && !given)) return { control: { type: 'text' } }
  return /^Ref<|=>/.test(meant) ? { control: false } : {}
}

const said = (arg: InputType, summary: string): InputType =>
  summary ? { ...arg, table: { ...arg.table, type: { ...arg.table?.type, summary } } } : arg

export const clarifyArgTypes: ArgTypesEnhancer = ({ argTypes, parameters, initialArgs }) => {
  const folder = componentFolder(parameters['fileName'])
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, arg]) => [
      name,
      { ...arg, ...cleared(arg, typeOfProp(folder, name), initialArgs[name] !== undefined) },
    ]),
  )
}
