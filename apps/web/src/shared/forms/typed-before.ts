import type { FieldValues } from './field-value.ts'

const isTyped = (control: HTMLElement | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  !/^(?:radio|checkbox|file)$/.test(control.type) &&
  control.value !== ''

/** Returns what stands in the text fields of a form. React does not report what was typed before its code came. */
export const typedBefore = (names: readonly string[], idOf: (name: string) => string): FieldValues =>
  Object.fromEntries(
    names.flatMap((name) => {
      const control = document.getElementById(idOf(name))
      return isTyped(control) ? [[name, control.value]] : []
    }),
  )
