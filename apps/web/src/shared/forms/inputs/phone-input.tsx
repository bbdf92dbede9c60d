import { PhoneField, type PhoneFieldProps } from '@sakina/ui/phone-field'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function PhoneInput({ name, ...props }: Bound<PhoneFieldProps>) {
  const { value, change, leave, frame } = useField(name, asText)
  return <PhoneField {...props} {...frame} value={value} onValueChange={change} onBlur={leave} />
}
