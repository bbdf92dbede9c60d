import { Combobox, type ComboboxProps } from '@sakina/ui/combobox'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

type Props = Bound<ComboboxProps> & {
  /** After the choice was taken into the form; `null` when it was cleared. */
  onChosen?: (value: string | null) => void
}

export function ComboInput({ name, onChosen, ...props }: Props) {
  const { value, change, frame } = useField(name, asText)
  return (
    <Combobox
      {...props}
      {...frame}
      value={value === '' ? null : value}
      onValueChange={(chosen) => {
        change(chosen ?? '')
        onChosen?.(chosen)
      }}
    />
  )
}
