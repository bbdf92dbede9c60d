export interface ComboboxOption {
  value: string
  label: string
  /** A second line, such as the city of a neighbourhood; searched too. */
  hint?: string | undefined
  /** Other names it is searched by, such as the one in the other language. */
  keywords?: string | undefined
  disabled?: boolean | undefined
}
