import { parseContactDetails, refuseFieldProblems } from '../identity/parse-person.ts'
import { invalidFieldsFailure } from '../../failures/failure.ts'

/**
 * Parses the email and the phone number that a refund request needs (portal §5); refuses a request
 * without them.
 */
export function parseRefundContact(input: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): { readonly email: string; readonly phone: string } {
  if (!input.email) throw invalidFieldsFailure({ email: 'required' })
  if (!input.phone) throw invalidFieldsFailure({ phone: 'required' })
  const problems = {}
  const contact = parseContactDetails({ email: input.email, phone: input.phone }, problems)
  refuseFieldProblems(problems)
  if (contact.email === null || contact.mobile === null) throw invalidFieldsFailure({ email: 'required' })
  return { email: contact.email, phone: contact.mobile }
}
