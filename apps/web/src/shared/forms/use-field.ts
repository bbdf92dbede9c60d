import type { FieldValue } from './field-value.ts'
import { useFormInside } from './form-context.ts'

/** One field by its name: what the kit's controls take. */
export function useField<Value extends FieldValue>(name: string, read: (value: FieldValue) => Value) {
  const { idOf, valueOf, errorOf, change, leave } = useFormInside()
  return {
    value: read(valueOf(name)),
    change: (value: FieldValue) => change(name, value),
    leave: () => leave(name),
    frame: { id: idOf(name), error: errorOf(name) },
  }
}

/** What an input bound by name is given: everything of the kit's but what the form knows. */
export type Bound<Props, Known extends keyof Props = never> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'error' | 'id' | 'onValueChange' | 'onBlur' | Known
> & { readonly name: string }
