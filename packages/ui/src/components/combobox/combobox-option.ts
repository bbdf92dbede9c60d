export interface ComboboxOption {
  value: string
  label: string
  /** A second line, such as the city of a neighbourhood. The search includes it. */
  hint?: string | undefined
  /** Other names that the search includes, such as the name in the other language. */
  keywords?: string | undefined
  disabled?: boolean | undefined
}
