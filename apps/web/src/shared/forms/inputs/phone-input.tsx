import { PhoneField, type PhoneFieldProps } from '@sakina/ui/phone-field'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a phone field bound to a form field. */
export function PhoneInput({ name, ...props }: BoundInputProps<PhoneFieldProps>) {
  const { value, type, leave, frame } = useField(name, toText)
  return <PhoneField {...props} {...frame} value={value} onValueChange={type} onBlur={leave} />
}
