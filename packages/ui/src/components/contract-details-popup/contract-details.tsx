'use client'
import type { ReactNode } from 'react'
import { contractFacts } from '../../internal/contract-facts.tsx'
import type { ContractFacts } from '../../internal/contract-facts.tsx'
import { ContractStateBadge } from '../../internal/contract-state.tsx'
import type { ContractState } from '../../internal/contract-state.tsx'
import { MomentText } from '../../internal/moment-text.tsx'
import type { Moment } from '../../internal/moment-text.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { Code } from '../code/code.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PersonName } from '../person-name/person-name.tsx'
import { Phone } from '../phone/phone.tsx'
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx'
import type { PriceBreakdownLine } from '../price-breakdown/price-breakdown.tsx'
import { useKit } from '../provider/context.ts'

/** The contract whose details are shown. */
export interface ContractDetailsContract extends ContractFacts {
  number: string
  service: string | null
  state: ContractState
  stateLabel: string
  customer: string | null
  phone: string | null
  order: string | null
  /** The monthly salary of the worker, in halalas. The total includes it if the lines contain a `wage`. */
  salary: number | null
  payment: 'card' | 'instalments' | 'wallet' | 'cash' | 'transfer' | 'card_machine' | null
  nextVisit: Moment | null
  cancelFreeUntil: Moment | null
  /** The paid amount, in halalas. */
  paid: number | null
  /** The unpaid amount, in halalas. */
  unpaid: number | null
  /** The lines of the total, VAT included. */
  lines: readonly PriceBreakdownLine[]
  /** All VAT in the total, in halalas. */
  taxTotal?: number | undefined
}

export interface ContractDetailsProps extends RootProps<HTMLDivElement> {
  contract: ContractDetailsContract
}

/** All details of a contract, the same on screen and in print. */
export function ContractDetails({ contract, className, ...rest }: ContractDetailsProps): ReactNode {
  const { strings, format } = useKit('ContractDetails')
  const words = strings.contractCard
  const more = strings.contractDetailsPopup
  const missing = (text: string): ReactNode => <span className="sk:text-text-muted">{text}</span>
  const sum = (halalas: number | null): ReactNode => halalas !== null && <Money halalas={halalas} />
  const isWageInTotal = contract.lines.some(({ code }) => code === 'wage')
  const optional = [
    { label: more.order, value: contract.order && <Code value={contract.order} /> },
    {
      label: strings.planCard.salary,
      value: contract.salary !== null && (
        <>
          <Money halalas={contract.salary} />{' '}
          <span className="sk:text-text-muted">
            {isWageInTotal ? strings.planCard.salaryWithin : strings.planCard.salaryBeside}
          </span>
        </>
      ),
    },
    { label: more.payment, value: contract.payment && more.payments[contract.payment] },
    { label: more.nextVisit, value: contract.nextVisit && <MomentText at={contract.nextVisit} weekday /> },
    {
      label: more.freeUntil,
      value: contract.cancelFreeUntil && <MomentText at={contract.cancelFreeUntil} weekday />,
    },
    { label: more.paid, value: sum(contract.paid) },
    { label: more.unpaid, value: sum(contract.unpaid) },
  ].filter(({ value }) => Boolean(value))
  return (
    <div {...rest} className={className}>
      <KeyValueList
        layout="compact"
        items={[
          { label: words.contract, value: <Code value={contract.number} weight="strong" /> },
          { label: words.service, value: contract.service || missing(words.notAvailable) },
          {
            label: words.state,
            value: (
              <ContractStateBadge
                state={contract.state}
                label={contract.stateLabel}
                notStarted={contract.notStarted}
              />
            ),
          },
          {
            label: words.customer,
            value: contract.customer ? (
              <PersonName name={contract.customer} />
            ) : (
              missing(words.unknownCustomer)
            ),
          },
          {
            label: words.phone,
            value: contract.phone ? <Phone number={contract.phone} /> : missing(words.noPhone),
          },
          ...contractFacts(contract, words, format, true),
          ...optional,
        ]}
      />
      {contract.lines.length > 0 && (
        <section
          aria-label={more.lines}
          className="sk:mt-5 sk:grid sk:gap-1 sk:border-t sk:border-border sk:pt-4 sk:print:mt-2 sk:print:pt-2"
        >
          <strong>{more.lines}</strong>
          <PriceBreakdown
            lines={contract.lines}
            taxTotal={contract.taxTotal}
            total={contract.total ?? undefined}
          />
        </section>
      )}
    </div>
  )
}
