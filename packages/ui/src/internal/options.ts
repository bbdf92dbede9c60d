import type { ReactNode } from 'react'

export interface SelectOption {
  value: string
  /** Words, or a node such as a name beside a flag. A NativeSelect draws only its words. */
  label: ReactNode
  /** The words for a search by letters, where the label is not text. */
  textValue?: string | undefined
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
  label: ReactNode
  options: readonly SelectOption[]
}

/** Options to choose from, some of them in groups. */
export type OptionList = readonly (SelectOption | SelectOptionGroup)[]

/** Tells whether an entry of an option list is a group. */
export const isOptionGroup = (entry: SelectOption | SelectOptionGroup): entry is SelectOptionGroup =>
  'options' in entry

/** Returns the options of a list without their groups. */
export const flattenOptions = (list: OptionList): readonly SelectOption[] =>
  list.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
