import type { ReactNode } from 'react'

export interface SelectOption {
  value: string
  label: string
  /** A second line in the list of a Select, such as a price. A NativeSelect cannot show it. */
  description?: ReactNode
  /**
   * An icon, a flag or an avatar before the label in the list of a Select. A NativeSelect cannot show it.
   */
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** Options under a heading. */
export interface SelectOptionGroup {
  label: string
  options: readonly SelectOption[]
}

export type OptionList = readonly (SelectOption | SelectOptionGroup)[]

export const isOptionGroup = (entry: SelectOption | SelectOptionGroup): entry is SelectOptionGroup =>
  'options' in entry

export const flattenOptions = (list: OptionList): readonly SelectOption[] =>
  list.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
