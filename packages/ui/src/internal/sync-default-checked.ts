/**
 * Returns a ref for a controlled checkbox that keeps the default in step with its state, so that a native
 * form reset leaves it unchanged. React does that only for text.
 */
export const syncDefaultChecked =
  (checked: boolean | undefined) =>
  (input: HTMLInputElement | null): void => {
    if (input && checked !== undefined) input.defaultChecked = checked
  }
