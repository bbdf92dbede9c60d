import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { componentFolder, typeOfProp } from './public-types.ts'

const unclear = /unknown|intersection|^Ref$|^other$|^array$|^function$/

const literal = (value: string | number): string =>
  Number.isNaN(Number(value)) ? `'${value}'` : String(value)

/** The parser reports `boolean | undefined` as a union; readers expect a switch. */
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
 * Returns the control beside a story: a switch, a text or a number, and nothing for a value that needs
 * code.
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
