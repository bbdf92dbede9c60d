'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { printerIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import { ContractDetails } from './contract-details.tsx'
import type { ContractDetailsContract } from './contract-details.tsx'

export interface ContractDetailsPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `undefined` while it loads. */
  contract: ContractDetailsContract | undefined
  /** Asks again; given where the contract could not be had. */
  onRetry?: (() => void) | undefined
  /** An `<a>` or a router's link to the contract on paper. */
  print?: SlotElement | undefined
}

/** A contract in full. */
export function ContractDetailsPopup({
  open,
  onOpenChange,
  contract,
  onRetry,
  print,
}: ContractDetailsPopupProps): ReactNode {
  const words = useKit('ContractDetailsPopup').strings.contractDetailsPopup
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <>
          {contract && print && (
            <Button variant="secondary" icon={<Icon of={printerIcon} />} asChild>
              {fillSlot(print, '', words.print)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      {contract ? (
        <ContractDetails contract={contract} />
      ) : onRetry ? (
        <ErrorState level={3} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <KeyValueListSkeleton layout="compact" count={8} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
