/**
 * Returns a ref for a controlled checkbox or radio. It sets `defaultChecked` to the state, so that
 * a native form reset changes nothing. React does the same only for text fields.
 */
export const syncDefaultChecked =
  (checked: boolean | undefined) =>
  (input: HTMLInputElement | null): void => {
    if (input && checked !== undefined) input.defaultChecked = checked
  }
