import { Checkbox, type CheckboxProps } from '@sakina/ui/checkbox'

import { asTicked } from '../field-value.ts'
import { useField } from '../use-field.ts'

type Props = Omit<
  CheckboxProps,
  'name' | 'checked' | 'defaultChecked' | 'error' | 'id' | 'onCheckedChange' | 'onBlur' | 'value'
> & { name: string }

export function CheckInput({ name, ...props }: Props) {
  const { value, change, leave, frame } = useField(name, asTicked)
  return (
    <Checkbox {...props} {...frame} name={name} checked={value} onCheckedChange={change} onBlur={leave} />
  )
}
