import type { FieldValue } from './field-value.ts'
import { useFormContext } from './form-context.ts'

/** Returns the props of one field for the controls of the kit. */
export function useField<Value extends FieldValue>(name: string, read: (value: FieldValue) => Value) {
  const { idOf, valueOf, errorOf, change, type, leave } = useFormContext()
  return {
    value: read(valueOf(name)),
    change: (value: FieldValue) => change(name, value),
    type: (value: FieldValue) => type(name, value),
    leave: () => leave(name),
    frame: { id: idOf(name), error: errorOf(name) },
  }
}

/** The props of an input that is bound by its name: those of the kit without what the form provides. */
export type BoundInputProps<Props, Known extends keyof Props = never> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'error' | 'id' | 'onValueChange' | 'onBlur' | Known
> & { readonly name: string }
