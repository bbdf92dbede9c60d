import { parseContactForm, refuseFieldProblems } from '../identity/parse-person.ts'
import { invalidFields } from '../../failures/failure.ts'

/** A refund request needs an email and a phone number (portal §5). */
export function parseReturnContact(input: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): { readonly email: string; readonly phone: string } {
  if (!input.email) throw invalidFields({ email: 'required' })
  if (!input.phone) throw invalidFields({ phone: 'required' })
  const problems = {}
  const contact = parseContactForm({ email: input.email, phone: input.phone }, problems)
  refuseFieldProblems(problems)
  if (contact.email === null || contact.mobile === null) throw invalidFields({ email: 'required' })
  return { email: contact.email, phone: contact.mobile }
}
