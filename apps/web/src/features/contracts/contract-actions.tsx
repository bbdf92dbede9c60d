import type { Contract } from '@sakina/api-client/client'
import type { ContractCardAction } from '@sakina/ui/contract-card'
import {
  Icon,
  banIcon,
  contractIcon,
  creditCardIcon,
  messageIcon,
  packageIcon,
  pauseIcon,
  playIcon,
  swapIcon,
} from '@sakina/ui/icon'

import { paths } from '../../shared/config/paths.ts'
import {
  canComplainAbout,
  toContractRequestFacts,
  canMakeContractRequest,
  type ContractRequestKind,
} from '../../shared/contracts/can-request.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'

const looks = {
  pay: { icon: <Icon of={creditCardIcon} />, primary: true },
  view: { icon: <Icon of={contractIcon} /> },
  order: { icon: <Icon of={packageIcon} /> },
  resume: { icon: <Icon of={playIcon} /> },
  callOff: { icon: <Icon of={playIcon} /> },
  replace: { icon: <Icon of={swapIcon} /> },
  suspend: { icon: <Icon of={pauseIcon} /> },
  complaint: { icon: <Icon of={messageIcon} /> },
  cancel: { icon: <Icon of={banIcon} />, tone: 'danger' },
} as const
const names = [
  'pay',
  'view',
  'order',
  'resume',
  'callOff',
  'replace',
  'suspend',
  'complaint',
  'cancel',
] as const

/** The state of the contract list that stays behind a popup: the filter, and the contract beside the list. */
export type ContractListState = {
  readonly state?: string | undefined
  readonly chosen?: string | undefined
}

type Page = {
  filter: ContractListState
  /** True in the popup with the details, which another popup replaces. */
  inDetails?: boolean
  label: (name: keyof typeof looks) => string
}

/** Returns the available actions of a contract, payment first. */
export function contractActions(
  contract: Contract,
  { filter, inDetails = false, label }: Page,
): readonly ContractCardAction[] {
  const { id, order, overdueInvoice, earliestResumption, pausesOn } = contract
  const popup = (name: string) => (
    <PopupLink replace={inDetails} to={paths.contracts.to({ ...filter, popup: name, contract: id })} />
  )
  const ask = (kind: ContractRequestKind) =>
    canMakeContractRequest(toContractRequestFacts(contract), kind) ? popup(kind) : undefined
  const links = {
    pay:
      overdueInvoice?.id == null ? undefined : (
        <Link to={paths.bills.to({ invoice: overdueInvoice.id, pay: true })} />
      ),
    view: inDetails ? undefined : popup('contract'),
    order: order?.id == null ? undefined : <Link to={paths.myOrder.to({ order: order.id })} />,
    resume: earliestResumption === null || pausesOn !== null ? undefined : popup('resume'),
    callOff: pausesOn === null ? undefined : popup('resume'),
    replace: ask('replacement'),
    suspend: ask('suspension'),
    complaint: canComplainAbout(contract.state.code) ? (
      <Link to={paths.complaints.to({ add: true, contract: String(id) })} />
    ) : undefined,
    cancel: ask('cancellation'),
  }
  return names.flatMap((name) => {
    const link = links[name]
    return link ? [{ id: name, label: label(name), ...looks[name], link }] : []
  })
}
