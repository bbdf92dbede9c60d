'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { useKit } from '../provider/context.ts'

export interface PlanFinderValues {
  /** Empty text means any. */
  service: string
  nationality: string
}
type Name = keyof PlanFinderValues
type Choice = { readonly value: string; readonly label: string }

export interface PlanFinderPopupProps extends ControlledModalProps {
  values: PlanFinderValues
  onValueChange: (name: Name, value: string) => void
  services: readonly Choice[]
  nationalities: readonly Choice[]
  /** A link to the plans that match the selection. */
  link: SlotElement
}

/**
 * A popup with two questions, the service and the nationality, and a link to the plans that match.
 */
export function PlanFinderPopup({
  open,
  onOpenChange,
  values,
  onValueChange,
  services,
  nationalities,
  link,
  ...rest
}: PlanFinderPopupProps): ReactNode {
  const words = useKit('PlanFinderPopup').strings.planFinderPopup
  const select = (name: Name, any: string, options: readonly Choice[]) => (
    <NativeSelect
      label={words[name]}
      options={[{ value: '', label: any }, ...options]}
      value={values[name]}
      onValueChange={(value) => onValueChange(name, value)}
    />
  )
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      size="sm"
      footer={<Button asChild>{fillSlot(link, '', words.show)}</Button>}
    >
      <div className="sk:grid sk:gap-5">
        {select('service', words.anyService, services)}
        {select('nationality', words.anyNationality, nationalities)}
      </div>
    </Dialog>
  )
}
