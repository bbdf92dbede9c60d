/** Acts as the office, through the API calls of its command-line tool. */
async function ops(path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/ops${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: 'Bearer operations-token-of-the-journeys',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const said: Record<string, unknown> = await answer.json()
  if (!answer.ok) throw new Error(`ops ${path}: ${answer.status} ${JSON.stringify(said)}`)
  return said
}

type Id = number | string
type Note = { readonly note?: string }

export const officeApi = {
  ops,
  /** Moves the order to a stage. */
  advance: (order: Id, stage: string, more: Note = {}) => ops(`/orders/${order}/stage`, { stage, ...more }),
  /** Sets the price of a custom package, in riyals. */
  price: (order: Id, listPrice: number, wage = 0) =>
    ops(`/orders/${order}/price`, { list_price: listPrice, employee_wage: wage }),
  /** Ends the reservation as if its time had run out. */
  release: (order: Id) => ops(`/orders/${order}/release`, {}),
  setContractState: (contract: Id, state: string, more: Note = {}) =>
    ops(`/contracts/${contract}/state`, { state, ...more }),
  charge: (contract: Id, description: string, amount: number) =>
    ops(`/contracts/${contract}/charges`, { description, amount }),
  answerRequest: (request: Id, decision: 'approve' | 'reject', more: Note = {}) =>
    ops(`/requests/${request}/answer`, { decision, ...more }),
  answerComplaint: (complaint: Id, state: 'open' | 'on_hold' | 'closed', more: Note = {}) =>
    ops(`/complaints/${complaint}/answer`, { state, ...more }),
  markVisit: (visit: Id, state: 'on_the_way' | 'in_progress' | 'done' | 'missed' | 'cancelled') =>
    ops(`/visits/${visit}/state`, { state }),
  adjustWallet: (customer: Id, amount: number, reason = 'journey') =>
    ops(`/customers/${customer}/wallet`, { amount, reason }),
  visitsOf: (contract: Id) => ops(`/visits?contract=${contract}`),
}
