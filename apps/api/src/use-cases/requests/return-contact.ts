import { readContact, refuseIfAny } from '../identity/read-person.ts'
import { invalid } from '../../failures/failure.ts'

/** A refund request needs an email and a phone number (portal §5). */
export function readReturnContact(given: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): { readonly email: string; readonly phone: string } {
  if (!given.email) throw invalid({ email: 'required' })
  if (!given.phone) throw invalid({ phone: 'required' })
  const problems = {}
  const contact = readContact({ email: given.email, phone: given.phone }, problems)
  refuseIfAny(problems)
  if (contact.email === null || contact.mobile === null) throw invalid({ email: 'required' })
  return { email: contact.email, phone: contact.mobile }
}
