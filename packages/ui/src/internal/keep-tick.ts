/**
 * For the ref of a tick that React holds: what is ticked is also what the browser goes back to, so that its own reset of
 * a form leaves it as it is. React sees to that only for text.
 */
export const keepTick =
  (checked: boolean | undefined) =>
  (input: HTMLInputElement | null): void => {
    if (input && checked !== undefined) input.defaultChecked = checked
  }
