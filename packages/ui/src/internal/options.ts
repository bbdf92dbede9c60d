export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** Options under a heading. */
export interface SelectOptionGroup {
  label: string
  options: readonly SelectOption[]
}

export type OptionList = readonly (SelectOption | SelectOptionGroup)[]

export const isGroup = (entry: SelectOption | SelectOptionGroup): entry is SelectOptionGroup =>
  'options' in entry

export const flatOptions = (list: OptionList): readonly SelectOption[] =>
  list.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
