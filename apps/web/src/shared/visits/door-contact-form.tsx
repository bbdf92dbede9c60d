import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { nameDoorContact } from '@sakina/api-client/wire/visits'
import { Button } from '@sakina/ui/button'

import { Form } from '../forms/form.tsx'
import { PhoneInput } from '../forms/inputs/phone-input.tsx'
import { TextInput } from '../forms/inputs/text-input.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useSakinaForm } from '../forms/use-sakina-form.ts'
import { useText } from '../intl/use-text.ts'

type Props = { id: string; named: Visit['doorContact']; onClose: () => void }

/** Names who opens the door on the day of the visit. */
export default function DoorContactForm({ id, named, onClose }: Props) {
  const t = useText()
  const { run } = useCommand(nameDoorContact)
  const form = useSakinaForm({
    schema: ({ doorContactSchema }) => doorContactSchema,
    initial: { name: named?.name ?? '', mobile: named?.mobile ?? '' },
    submit: async (body) => {
      const reply = await run({ params: { id }, body })
      if (!reply.ok) return reply.error
      onClose()
      return undefined
    },
  })
  return (
    <Form form={form} label={t('visits.day.opener.title')}>
      <p className="m-0 text-text-muted">{t('visits.day.opener.text')}</p>
      <TextInput name="name" label={t('visits.day.opener.name')} required autoComplete="off" />
      <PhoneInput name="mobile" label={t('visits.day.opener.mobile')} required autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        <SubmitButton sending={t('visits.day.opener.saving')}>{t('visits.day.opener.save')}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('visits.day.opener.cancel')}
        </Button>
      </div>
    </Form>
  )
}
