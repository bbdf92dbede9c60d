import { readContact, refuseFieldProblems } from '../identity/read-person.ts'
import { invalidFields } from '../../failures/failure.ts'

/** A refund request needs an email and a phone number (portal §5). */
export function readReturnContact(given: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): { readonly email: string; readonly phone: string } {
  if (!given.email) throw invalidFields({ email: 'required' })
  if (!given.phone) throw invalidFields({ phone: 'required' })
  const problems = {}
  const contact = readContact({ email: given.email, phone: given.phone }, problems)
  refuseFieldProblems(problems)
  if (contact.email === null || contact.mobile === null) throw invalidFields({ email: 'required' })
  return { email: contact.email, phone: contact.mobile }
}
