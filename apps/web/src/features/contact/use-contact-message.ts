import { useCommand } from '@sakina/api-client/swr'
import { sendContactMessage } from '@sakina/api-client/wire/contact'
import { textLimits } from '@sakina/domain/vocabulary'
import type { ContactErrors, ContactValues } from '@sakina/ui/contact-popup'
import { useState } from 'react'

import { classifyContact, type ClassifiedContact } from '../../shared/forms/classify-contact.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'

/** Returns the state of the contact form and the function that sends its message. */
export function useContactMessage() {
  const t = useText()
  const refusal = useErrorMessage()
  const command = useCommand(sendContactMessage)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [reference, setReference] = useState<string>()

  const problemsOf = (
    { name, contact, message }: ContactValues,
    reached: ClassifiedContact,
  ): ContactErrors => ({
    ...(name.trim() === '' && { name: t('contact.name.missing') }),
    ...(contact.trim() === ''
      ? { contact: t('contact.contact.missing') }
      : !reached && {
          contact: t(contact.includes('@') ? 'contact.contact.notAnEmail' : 'contact.contact.notAPhone'),
        }),
    ...(message.trim() === ''
      ? { message: t('contact.message.missing') }
      : message.length > textLimits.contactMessage.most && { message: t('contact.message.tooLong') }),
  })

  const send = async (values: ContactValues) => {
    const reached = classifyContact(values.contact)
    const problems = problemsOf(values, reached)
    setErrors(problems)
    if (!reached || Object.keys(problems).length > 0) return
    const { name, message, website } = values
    const reply = await command.run({
      body: {
        name: name.trim(),
        message: message.trim(),
        ...('mobile' in reached ? { phone: reached.mobile } : reached),
        ...(website !== '' && { website }),
      },
    })
    if (reply.ok) {
      setReference(reply.value.reference)
    }
  }

  return {
    send,
    errors,
    reference,
    submitting: command.busy,
    failure: command.error ? refusal(command.error) : undefined,
    again: () => setReference(undefined),
  }
}
