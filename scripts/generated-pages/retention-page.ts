import { retentionRules, type RetentionKind } from '../../packages/domain/src/retention/index.ts'

const kinds = Object.keys(retentionRules) as readonly RetentionKind[]

const countedFrom = {
  made: 'from when they were made',
  ended: 'from their end',
  replaced: 'from the next one',
  sent: 'from when they were sent',
  givenUp: 'from when we gave up',
  answered: 'from the answer',
  visit: 'from the day of the visit',
} as const

const kept = (kind: RetentionKind): string => {
  const { days, since } = retentionRules[kind]
  if (days === 0) return 'until they end'
  return `${days} ${days === 1 ? 'day' : 'days'} ${countedFrom[since]}`
}

/** Generates `docs/retention.md`: how long each kind of data is kept. */
export const retentionPage = (): string =>
  [
    '# How long data is kept',
    '',
    'An account, the version of the privacy notice it was shown, its addresses, orders, contracts, visits, requests, complaints and latest choice of notices stay until the customer deletes it; invoices, the ledger and the acts of the office stay without the person; so do accounts of the office that ended, because their acts name them. Everything else goes by this table, which a background job of the server carries out every ten minutes. The office opens a passport or an attachment with `ops paper`, which records who looked; it is shown no national ID number, and only the customer opens an invoice. Made by `pnpm settings:write` from `packages/domain/src/retention/retention.ts`.',
    '',
    ...kinds.map((kind) => `- ${retentionRules[kind].what}: ${kept(kind)}`),
    '',
  ].join('\n')
