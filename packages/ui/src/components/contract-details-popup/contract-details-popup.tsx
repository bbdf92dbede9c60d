'use client'
import type { ReactNode } from 'react'
import { CardActionButton, CardActionItem } from '../../internal/card-action.tsx'
import { MoreActions } from '../../internal/more-actions.tsx'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import type { OrderCardAction } from '../order-card/variants.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { printerIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { KeyValueListSkeleton } from '../key-value-list/key-value-list.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import { ContractDetails } from './contract-details.tsx'
import type { ContractDetailsContract } from './contract-details.tsx'

export interface ContractDetailsPopupProps extends ControlledModalProps {
  /** `undefined` while it loads. */
  contract: ContractDetailsContract | undefined
  /** Called by the retry button. Pass it when the contract could not be loaded. */
  onRetry?: (() => void) | undefined
  /** Called by the print button. Only the contract is printed, on one page. */
  onPrint?: (() => void) | undefined
  /** The available actions. The primary one is a button, the others are in a menu. */
  actions?: readonly OrderCardAction[] | undefined
  /** Extra content above the contract, such as a notice. It is not printed. */
  children?: ReactNode
  /** The letterhead, which appears above the contract in print only. */
  letterhead?: ReactNode
  /**
   * The closing section, which appears below the contract in print only: the terms and the signature lines.
   */
  closing?: ReactNode
}

/** Shows all details of a contract. */
export function ContractDetailsPopup({
  actions = [],
  open,
  onOpenChange,
  contract,
  onRetry,
  onPrint,
  letterhead,
  closing,
  children,
  ...rest
}: ContractDetailsPopupProps): ReactNode {
  const { strings } = useKit('ContractDetailsPopup')
  const words = strings.contractDetailsPopup
  const main = actions.find(({ primary }) => primary)
  const further = actions.filter((action) => action !== main)
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <>
          {contract && main && (
            <CardActionButton action={main} subject={contract.number} variant="primary" size="md" />
          )}
          {contract && further.length > 0 && (
            <MoreActions label={`${words.actions}: ${contract.number}`} text={words.actions}>
              {further.map((action) => (
                <CardActionItem
                  key={action.id}
                  action={action}
                  subject={contract.number}
                  tone={action.tone}
                />
              ))}
            </MoreActions>
          )}
          {contract && onPrint && (
            <Button variant="secondary" icon={<Icon of={printerIcon} />} onClick={onPrint}>
              {words.print}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      {contract ? (
        <article data-print="sheet" className="sk:grid sk:gap-6 sk:print:gap-3 sk:print:text-small">
          <header className="sk:hidden sk:gap-3 sk:print:grid">
            {letterhead}
            <strong className="sk:text-title">{words.paper}</strong>
          </header>
          {children && <div className="sk:print:hidden">{children}</div>}
          <ContractDetails contract={contract} />
          {closing && <footer className="sk:hidden sk:print:block">{closing}</footer>}
        </article>
      ) : onRetry ? (
        <ErrorState level={3} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <KeyValueListSkeleton layout="compact" count={16} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
