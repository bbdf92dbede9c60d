import { textLimits } from '@sakina/domain/vocabulary'
import type { RadioOption } from '@sakina/ui/radio-group'

import { toText } from '../../shared/forms/field-value.ts'
import type { SakinaForm } from '../../shared/forms/use-sakina-form.ts'

/** Binds the request fields of the kit to a form. */
export function bindRequestFields<Name extends string>(
  { inside, values, change, sending }: SakinaForm,
  names: readonly Name[],
  reasons: readonly RadioOption[],
) {
  const each = <T>(give: (name: Name) => T): Record<Name, T> => {
    const all: Partial<Record<Name, T>> = {}
    for (const name of names) all[name] = give(name)
    const isWhole = (record: Partial<Record<Name, T>>): record is Record<Name, T> =>
      names.every((name) => name in record)
    if (!isWhole(all)) throw new Error('a field without a value')
    return all
  }
  return {
    values: each((name) => toText(values[name])),
    errors: each((name) => inside.errorOf(name)),
    onValueChange: (name: Name, value: string) => change(name, value),
    onLeave: (name: Name) => inside.leave(name),
    fieldId: (name: Name) => inside.idOf(name),
    disabled: sending,
    reasons,
    countTo: textLimits.reasonText.most,
  }
}
