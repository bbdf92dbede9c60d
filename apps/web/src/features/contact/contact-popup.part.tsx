import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { textLimits } from '@sakina/domain/vocabulary'
import { ContactPopup } from '@sakina/ui/contact-popup'

import { Anchor } from '../../shared/anchor/anchor.tsx'
import { brand } from '../../shared/config/brand.ts'
import { messagingAddress } from '../../shared/config/messaging.ts'
import { useSession } from '../../shared/session/session.ts'
import { socialName } from '../../shared/config/social-name.ts'
import { useContactMessage } from './use-contact-message.ts'

export default function Contact({ onClose }: { onClose: () => void }) {
  const branches = useEndpoint(listBranches, {})
  const session = useSession()
  const { send, errors, reference, submitting, failure, again } = useContactMessage()
  const customer = 'customer' in session ? session.customer : undefined
  return (
    <ContactPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      company={{
        phone: brand.phone,
        email: brand.email,
        messagingLink: <Anchor href={messagingAddress} />,
        social: brand.social.map(({ network, url }) => ({
          name: socialName(network),
          link: <Anchor href={url} />,
        })),
        branches: (branches.data ?? []).map(({ id, name, location, phone, mapLink }) => ({
          id,
          name,
          location,
          phone,
          ...(mapLink !== null && { mapLink: <Anchor href={mapLink} /> }),
        })),
      }}
      initial={{
        ...(customer && { name: customer.name, contact: customer.email ?? customer.mobile ?? '' }),
      }}
      onSubmit={(values) => void send(values)}
      countTo={textLimits.contactMessage.most}
      errors={errors}
      submitting={submitting}
      failure={failure}
      reference={reference}
      onAgain={again}
    />
  )
}
