import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { textLimits } from '@sakina/domain/vocabulary'
import { ContactPopup } from '@sakina/ui/contact-popup'

import { useState, type ComponentProps } from 'react'

import { PlainLink } from '../../shared/router/index.ts'
import { brand, officeChatUrl, socialNetworkName } from '../../shared/config/brand.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { useInitialValues, usePersistValues } from '../../shared/forms/stored-values.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useContactMessage } from './use-contact-message.ts'

function ContactForm({ onClose }: { onClose: () => void }) {
  const branches = useEndpoint(listBranches, {})
  const session = useSession()
  const { send, errors, reference, submitting, failure, again } = useContactMessage()
  const customer = 'customer' in session ? session.customer : undefined
  const known = {
    name: customer?.name ?? '',
    contact: customer?.email ?? customer?.mobile ?? '',
    message: '',
    website: '',
  }
  const [values, setValues] = useState(useInitialValues('contact', known).first)
  usePersistValues('contact', reference === undefined ? values : known, known, true)
  return (
    <ContactPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      company={{
        phone: brand.phone,
        email: brand.email,
        messagingLink: <PlainLink href={officeChatUrl} />,
        social: brand.social.map(({ network, url }) => ({
          name: socialNetworkName(network),
          link: <PlainLink href={url} />,
        })),
        branches: (branches.data ?? []).map(({ id, name, location, phone, mapLink, servedCities }) => ({
          id,
          name,
          location,
          phone,
          serves: servedCities.map((city) => city.name),
          ...(mapLink !== null && { mapLink: <PlainLink href={mapLink} /> }),
        })),
      }}
      initial={{
        name: toText(values['name']),
        contact: toText(values['contact']),
        message: toText(values['message']),
      }}
      onValuesChange={(next) => setValues({ ...next })}
      onSubmit={(typed) => void send(typed)}
      countTo={textLimits.contactMessage.most}
      errors={errors}
      submitting={submitting}
      failure={failure}
      reference={reference}
      onAgain={() => {
        setValues(known)
        again()
      }}
    />
  )
}

/** A popup with the contact form and the contact details of the office. */
export default function ContactOfficePopup(props: ComponentProps<typeof ContactForm>) {
  return (
    <AccountMessagesProvider>
      <ContactForm {...props} />
    </AccountMessagesProvider>
  )
}
