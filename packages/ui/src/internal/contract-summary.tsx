'use client'
import type { ReactNode } from 'react'
import { Code } from '../components/code/code.tsx'
import { KeyValueList } from '../components/key-value-list/key-value-list.tsx'
import { PersonName } from '../components/person-name/person-name.tsx'
import { Phone } from '../components/phone/phone.tsx'
import { useKit } from '../components/provider/context.ts'

/** The read-only summary of the contract in a request form. */
export interface ContractSummary {
  number: string
  service: string | null
  customer: string | null
  phone: string | null
}

/** Draws the facts of a contract as a list of labels and values. */
export function ContractSummaryList({ contract }: { contract: ContractSummary }): ReactNode {
  const words = useKit('ContractSummaryList').strings.contractCard
  const missing = (text: string): ReactNode => <span className="sk:text-text-muted">{text}</span>
  return (
    <KeyValueList
      layout="compact"
      className="sk:rounded-card sk:bg-subtle sk:p-4"
      items={[
        { label: words.contract, value: <Code value={contract.number} /> },
        { label: words.service, value: contract.service || missing(words.notAvailable) },
        {
          label: words.customer,
          value: contract.customer ? <PersonName name={contract.customer} /> : missing(words.unknownCustomer),
        },
        {
          label: words.phone,
          value: contract.phone ? <Phone number={contract.phone} /> : missing(words.noPhone),
        },
      ]}
    />
  )
}
