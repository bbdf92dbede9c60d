import type { ErrorCode } from '../errors.ts'

/** An example message for each error code; the real one comes in the caller's language. */
export const exampleFailureMessages: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be read.',
  unauthorized: 'Please sign in again.',
  wrong_credentials: 'National ID or password is incorrect',
  signature_invalid: 'The signature does not hold.',
  forbidden: 'This belongs to someone else.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'That isn’t possible here.',
  not_confirmed: 'It is not certain that this was done.',
  idempotency_in_progress: 'The same request is still being carried out.',
  login_taken: 'There is an account with this login.',
  account_has_running_contract: 'An account with a running contract cannot be deleted.',
  account_has_frozen_money: 'An account with frozen money cannot be deleted.',
  address_in_use: 'An open order goes to this address.',
  address_incomplete: 'The address lacks its region or neighbourhood.',
  city_not_served: 'No branch serves this city yet.',
  city_not_reached: 'Visits of this plan don’t reach your city. They reach: Riyadh, Dammam.',
  mobile_unproved: 'Neither the mobile nor the email of this account is confirmed yet.',
  worker_city_not_accepted: 'The family must agree to a worker from: Riyadh.',
  total_changed: 'The total has changed. Please look at the new one.',
  terms_not_accepted: 'Agree to the terms before you order or pay.',
  terms_outdated: 'The terms have changed. Please read the new ones.',
  plan_unavailable: 'This plan is not offered any more.',
  worker_unavailable: 'This worker is not available any more.',
  no_worker_free: 'Nobody is available at this time.',
  slot_taken: 'This time was just booked.',
  date_unavailable: 'There is no visit on this date.',
  balance_too_low: 'The balance is too low.',
  points_too_few: 'There are not enough points.',
  voucher_unknown: 'There is no such voucher.',
  voucher_used: 'This voucher was used.',
  voucher_expired: 'This voucher has expired.',
  voucher_already_added: 'You already have this voucher.',
  voucher_not_applicable: 'This voucher is not for this order.',
  order_not_payable: 'This order cannot be paid.',
  order_awaiting_payment: 'Another order is reserved and not paid yet.',
  order_already_paid: 'This order is paid.',
  order_not_cancellable: 'This order cannot be cancelled.',
  order_not_priced: 'Our office hasn’t priced this order yet.',
  method_not_available: 'This payment method is not available here.',
  contract_not_open: 'This contract has ended.',
  request_already_open: 'There is a request for this contract already.',
  request_already_answered: 'The office has answered this request already.',
  quote_changed: 'The fee has changed. Please look at the new one.',
  instalments_not_cancellable: 'An order paid in instalments cannot be cancelled or refunded.',
  refund_not_allowed: 'This service cannot be refunded.',
  invoice_not_payable: 'This invoice cannot be paid.',
  driver_still_waiting: 'The five minutes at the door are not over yet.',
  notice_too_short: 'It’s too late to move this visit.',
  visit_not_movable: 'The time of this visit can’t be changed.',
  visit_choice_closed: 'It has been decided what you get for this visit.',
  card_token_unknown: 'The payment provider doesn’t know this card.',
  transition_not_allowed: 'This cannot follow from the present state.',
  payload_too_large: 'This is too large.',
  too_many_files: 'Too many files are kept for this account already.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  upload_type_refused: 'Only images and PDF files are accepted.',
  invalid: 'Some fields need another look.',
  wrong_password: 'The password is incorrect.',
  reset_link_invalid: 'This link was used or has expired.',
  driver_link_invalid: 'This link is not one of ours.',
  driver_link_closed: 'This link is for another day.',
  code_invalid: 'This code is wrong or has expired.',
  card_refused: 'The card was refused.',
  idempotency_key_reused: 'The key was used with another request.',
  rate_limited: 'Too many tries. Please wait a little.',
  internal: 'Something went wrong on our side.',
  unavailable: 'We are not reachable right now.',
  provider_unavailable: 'The payment provider is not reachable right now.',
}

/** The body of a failed response. */
export type FailureBody = {
  readonly success: false
  readonly code: ErrorCode
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: Readonly<Record<string, unknown>>
}

/** Returns the example body of a failed response with the given code. */
export const failureExample = (code: ErrorCode): FailureBody => ({
  success: false,
  code,
  message: exampleFailureMessages[code],
  ...(code === 'invalid' ? { fields: { name: 'required' } } : {}),
  ...(code === 'total_changed' ? { details: { expected_total: 113.85 } } : {}),
  ...(code === 'quote_changed' ? { details: { expected_fee: 74.25 } } : {}),
})
