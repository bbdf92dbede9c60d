export interface Option {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** Options under a heading. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

export type OptionList = readonly (Option | OptionGroup)[]

export const isGroup = (entry: Option | OptionGroup): entry is OptionGroup => 'options' in entry

export const flatOptions = (list: OptionList): readonly Option[] =>
  list.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
