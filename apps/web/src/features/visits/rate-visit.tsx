import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { rateVisit } from '@sakina/api-client/wire/visits'
import { RATING_CHANGE_DAYS } from '@sakina/domain/visit-day'
import { textLimits } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import { Rating } from '@sakina/ui/rating'
import { useId, useState } from 'react'

import { Form } from '../../shared/forms/form.tsx'
import { RadioInput } from '../../shared/forms/inputs/radio-input.tsx'
import { TextAreaInput } from '../../shared/forms/inputs/text-area-input.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

const stars = [5, 4, 3, 2, 1] as const

type Props = { visit: Visit; onClose: () => void }

/** Rates a visit that was made, and says whom the family wants the next time. */
export default function RateVisitPopup({ visit: { id, worker, rating }, onClose }: Props) {
  const t = useText()
  const formId = useId()
  const [isDone, setIsDone] = useState(false)
  const { run } = useCommand(rateVisit)
  const form = useSakinaForm({
    schema: ({ visitRatingSchema }) => visitRatingSchema,
    initial: {
      stars: rating === null ? '' : String(rating.stars),
      nextWorker: rating?.nextWorker ?? '',
      note: rating?.note ?? '',
    },
    submit: async ({ nextWorker, note, ...body }) => {
      const reply = await run({
        params: { id: String(id) },
        body: {
          ...body,
          ...(note !== undefined && { note }),
          ...(nextWorker !== undefined && { nextWorker }),
        },
      })
      if (!reply.ok) return reply.error
      setIsDone(true)
      return undefined
    },
    words: ({ code }) => (code === 'transition_not_allowed' ? t('visits.rate.closed') : undefined),
  })
  useDelayedAction(isDone, POPUP_CLOSE_DELAY_MS, onClose)
  const gender = worker?.gender ?? 'f'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.sending && onClose()}
      title={t('visits.rate.title')}
      description={t('visits.rate.text', { gender })}
      footer={
        isDone ? undefined : (
          <>
            <Button type="submit" form={formId} loading={form.sending}>
              {t(form.sending ? 'visits.rate.sending' : 'visits.rate.send')}
            </Button>
            <Button variant="quiet" disabled={form.sending} onClick={onClose}>
              {t('visits.move.back')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <Alert tone="success" announce>
          {t('visits.rate.done', { days: RATING_CHANGE_DAYS })}
        </Alert>
      ) : (
        <Form form={form} id={formId}>
          <RadioInput
            name="stars"
            label={t('visits.rate.stars')}
            required
            options={stars.map((each) => ({
              value: String(each),
              label: t(`visits.rate.stars.${each}`),
              end: <Rating value={each} />,
            }))}
          />
          {worker !== null && (
            <RadioInput
              name="nextWorker"
              label={t('visits.rate.next')}
              options={[
                { value: '', label: t('visits.rate.next.any') },
                { value: 'same', label: t('visits.rate.next.same', { gender }) },
                {
                  value: 'another',
                  label: t('visits.rate.next.another', { gender }),
                  hint: t('visits.rate.next.anotherHint', { gender }),
                },
              ]}
            />
          )}
          <TextAreaInput
            name="note"
            label={t('visits.rate.note')}
            rows={2}
            countTo={textLimits.ratingNote.most}
          />
        </Form>
      )}
    </Dialog>
  )
}
